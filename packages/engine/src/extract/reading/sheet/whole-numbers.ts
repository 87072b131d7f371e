import { joinedWords } from './runs.ts';
import { middleOf, type Token } from './sheet.ts';

/**
 * Numbers with a gap after their comma or point are read as two words ("99," and "16", "75," and "00%", "1," and "000UN"): the shapes of both
 * parts, and the widest gap in heights of them. Type of one width leaves nearly a letter's width behind its comma: a unit behind three decimals
 * tells them from the next word, and zeros that are read as letters from figures.
 */
const partedNumbers = [
  [/^\d{1,3}(?:\.\d{3})*,$/, /^\d{2}%?$/, 0.6],
  [/^\d{2}\.\d{3}[.:;]?$/, /^\d{3}\/\d{4}-\d{2}$/, 0.6],
  [/^(?:\d{1,3}|[Oo]),$/, /^[\dOo]{3}[A-Z][A-Z\d]{0,3}$/i, 1.1],
  [/^(?:\d{1,3}(?:\.\d{3})*|[Oo]),$/, /^(?:[Oo]{2}|[Oo]\d|\d[Oo])$/, 1.1],
] as const;

/** The two parts of a number as one text, its zeros as figures and its point as one. */
const wholeNumber = (head: string, rest: string): string =>
  head.replace(/[:;]$|(?<=\.\d{3})$/, '.').replace(/^[Oo](?=,)/, '0') +
  rest.replace(/^[\dOo]{2,3}/, (figures) => figures.replaceAll(/[Oo]/g, '0'));

/** Figures this much larger than the page's words, which stand closer together than that share of their height, are one number; two groups of one length are where they are read surely and stand closer than any space. */
const [largeFigures, ofHeight, ofGroups] = [1.5, 0.35, 0.31] as const;

/** Confidence of what is read surely. */
export const surelyRead = 90;

/** Three groups of one length or more are the print of a longer number, as of a key in fours. */
function isPartOfLarge(token: Token, other: Token, tokens: readonly Token[], glyph: number): boolean {
  const isLarge = ({ text, top, bottom }: Token): boolean =>
    /^\d+$/.test(text) && bottom - top > largeFigures * glyph;
  const away = (other.left - token.right) / (token.bottom - token.top);
  if (!isLarge(token) || !isLarge(other)) return false;
  if (token.text.length !== other.text.length) return away < ofHeight;
  const groups = tokens.filter(
    (each) =>
      each.text.length === token.text.length &&
      isLarge(each) &&
      Math.abs(middleOf(each) - middleOf(token)) < 0.4 * glyph,
  );
  return away < ofGroups && groups.length === 2 && groups.every(({ conf }) => conf > surelyRead);
}

/** The words of a picture with numbers whole that were read as two words. */
export function withWholeNumbers(tokens: readonly Token[], glyph: number): Token[] {
  const joined = new Map<Token, Token>();
  const taken = new Set<Token>();
  for (const token of tokens.filter(({ conf }) => conf < 100))
    for (const [head, rest, widest] of [...partedNumbers, [/^\d+$/, undefined, 0.6] as const]) {
      if (!head.test(token.text)) continue;
      const behind = tokens.find(
        (other) =>
          (rest?.test(other.text) ?? isPartOfLarge(token, other, tokens, glyph)) &&
          other.left > token.right &&
          other.left - token.right < widest * Math.max(glyph, token.bottom - token.top) &&
          Math.abs(middleOf(other) - middleOf(token)) < 0.4 * glyph,
      );
      // What is the end of a number begins none.
      if (behind && !taken.has(token)) {
        joined.set(token, behind);
        taken.add(behind);
      }
    }
  return tokens
    .filter((token) => !taken.has(token))
    .map((token) => {
      const rest = joined.get(token);
      if (rest === undefined) return token;
      return joinedWords(token, rest, wholeNumber(token.text, rest.text));
    });
}
