import { runningTextOf, type RunningText } from '../reading/phrases/phrases.ts';
import { isLevel } from '../reading/sheet/level.ts';
import type { Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';

/** What a table says of each activity in a column of its own. */
const rank = /^(?:principal|secund[áa]ri[ao]s?)$/iu;
/** Space that parts a column from the one before, how far its words may begin apart, and how far its heading may be above it, in heights of a word. */
const [beforeColumn, sameEdge, toHeading] = [1, 1, 3.5] as const;
/** A code whose zeros a picture shows as round letters. */
const roundLetters = /^\d{2}\.\d{2}-\d-(?:[OCDQ][\dOCDQ]|\d[OCDQ])$/;

const heightOf = ({ top, bottom }: Token): number => bottom - top;

/** Whether a word is the last of its row, with a space before it, or stands alone there. */
function isLast(token: Token, tokens: readonly Token[]): boolean {
  const level = tokens.filter((other) => other !== token && isLevel(other, token));
  return level.every((other) => other.right < token.left - beforeColumn * heightOf(token));
}

/** The words of the last column of a table of activities, which tell the main one from the others, with the column's heading; none where it has no such column. */
function rankColumn(tokens: readonly Token[]): Set<Token> {
  const ranks = tokens.filter((token) => rank.test(token.text) && isLast(token, tokens));
  const [first] = ranks;
  if (first === undefined || ranks.length < 2) return new Set();
  const isInColumn = (token: Token): boolean =>
    token.page === first.page && Math.abs(token.left - first.left) < sameEdge * heightOf(first);
  const at = tokens.indexOf(first);
  // A column that is read by itself has nothing but ranks; titles over lists have these between them.
  const isOfRows = tokens.some((token) => token.right < first.left && isLevel(token, first));
  const isByItself = ranks.every((token, index) => tokens[at + index] === token);
  if (!ranks.every(isInColumn) || !(isOfRows || isByItself)) return new Set();
  const heading = tokens.filter(
    (token) =>
      isInColumn(token) &&
      token.bottom <= first.top &&
      first.top - token.bottom < toHeading * heightOf(first) &&
      isLast(token, tokens),
  );
  return new Set([...ranks, ...heading]);
}

const withZeros = <T extends Token>(token: T): T => {
  if (token.conf === 100 || !roundLetters.test(token.text)) return token;
  const text = token.text.replace(/[OCDQ]/g, '0');
  return { ...token, text, folded: fold(text) };
};

/** The text without the column that ranks activities, whose words would stand within the descriptions, and with the codes of a picture in figures. */
export function withoutRanks(running: RunningText): RunningText {
  const column = rankColumn(running.tokens);
  const isMended = running.tokens.some((token) => withZeros(token) !== token);
  if (column.size === 0 && !isMended) return running;
  return runningTextOf([{ tokens: running.tokens.filter((token) => !column.has(token)).map(withZeros) }]);
}
