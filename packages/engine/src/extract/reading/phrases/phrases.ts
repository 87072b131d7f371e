import { oncePer } from '../sheet/once-per.ts';
import { middleOf, type Sheet, type Token } from '../sheet/sheet.ts';
import type { Reading } from '../values/values.ts';
import { readTold } from './in-words.ts';
import { leavesItsBox } from './text-of-boxes.ts';
import type { ValueKind } from '../values/kinds.ts';

/** A pattern of running text that holds values ("filho de … e de …"). */
export interface Phrase<Id extends string> {
  /** Matched in the text of the pages, every gap a single space. */
  readonly pattern: RegExp;
  /** Fields of its groups, in order; a group may be absent. */
  readonly gives: readonly (readonly [id: Id, kind: ValueKind])[];
  /** Mostly handwritten: two of three such values were right, whatever the recogniser's confidence (decision 292). */
  readonly isWritten?: true;
  /** Its words stand in one line: a label over a row of values is none of a sentence that these complete. */
  readonly isOfLine?: true;
  /** No two words of its values that follow each other are of different columns; `ends`: nor is the word that follows it. */
  readonly isOfColumn?: true | 'ends';
}

/** Words whose mere presence gives a value ("seguro-fiança" is a guarantee of that kind). */
export interface Sign<Id extends string> {
  readonly id: Id;
  readonly value: string;
  readonly pattern: RegExp;
}

/** The words of pages as one text. */
export interface RunningText {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Where each token begins in the text. */
  readonly starts: readonly number[];
}

/** A mark that belongs to the word before it, from which it stands apart where a form was filled in. */
const stop = /^[,.;:)]+$/;

/** A code of capitals and figures that ends with a dash, and the rest of one; words that a line parts have small letters or no figures. */
const [cutCode, restOfCode] = [/^(?=.*\d)[A-Z\d.-]*[A-Z\d]-$/, /^(?=.*\d)[A-Z\d.-]+[.,;]?$/] as const;

/** Whether a number or a code goes on in the next row behind its dash ("123.456.789-" over "09"). */
const goesOn = (before: Token | undefined, { text, top, page }: Token): boolean =>
  before !== undefined &&
  ((/\d-$/.test(before.text) && /^\d/.test(text)) || (cutCode.test(before.text) && restOfCode.test(text))) &&
  before.page === page &&
  top > middleOf(before);

/** The words of pages, or of rows of one, in reading order as one text. */
export function runningTextOf(sheets: readonly Pick<Sheet, 'tokens'>[]): RunningText {
  const tokens = sheets.flatMap((sheet) => sheet.tokens);
  const starts: number[] = [];
  let text = '';
  for (const [at, token] of tokens.entries()) {
    if (text !== '' && !stop.test(token.text) && !goesOn(tokens[at - 1], token)) text += ' ';
    starts.push(text.length);
    text += token.text.normalize('NFC');
  }
  return { text, tokens, starts };
}

/** The text without the words that a table has taken. */
export const withoutWords = (running: RunningText, used: ReadonlySet<Token>): RunningText =>
  used.size === 0 ? running : runningTextOf([{ tokens: running.tokens.filter((token) => !used.has(token)) }]);

/** Words and the marks between them as one text, for words whose order on the page is not that of their sentence. */
export function runningTextOfPieces(pieces: readonly (Token | string)[]): RunningText {
  const tokens: Token[] = [];
  const starts: number[] = [];
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    if (text !== '' && !text.endsWith(' ') && !stop.test(piece.text)) text += ' ';
    tokens.push(piece);
    starts.push(text.length);
    text += piece.text.normalize('NFC');
  }
  return { text, tokens, starts };
}

/** The words of a range of the text, only those on its first page: a box cannot span two pages. */
export function tokensIn({ tokens, starts }: RunningText, from: number, to: number): Token[] {
  const inside = tokens.filter((token, index) => {
    const start = starts[index] ?? 0;
    return start < to && start + token.text.length > from;
  });
  return inside.filter(({ page }) => page === inside[0]?.page);
}

/** The pieces of a range that stand apart on the page, in rows of their own or with a wide space between them. */
export function piecesIn(
  { tokens, starts }: RunningText,
  from: number,
  to: number,
): { readonly from: number; readonly to: number }[] {
  const pieces: { from: number; to: number }[] = [];
  let before: Token | undefined;
  tokens.forEach((token, index) => {
    const start = starts[index] ?? 0;
    if (start < from || start >= to) return;
    const end = Math.min(to, start + token.text.length);
    const height = token.bottom - token.top;
    const isNext =
      before !== undefined &&
      token.left - before.right < widest * height &&
      token.left > before.left &&
      token.top - before.bottom < 0;
    const last = pieces.at(-1);
    if (isNext && last !== undefined) last.to = end;
    else pieces.push({ from: start, to: end });
    before = token;
  });
  return pieces;
}
/** Widest space between two words of one text, in heights of a word. */
const widest = 2;

/** Whether the words of a range of the text stand beside each other. */
const isInLine = (running: RunningText, from: number, to: number): boolean => {
  const words = tokensIn(running, from, to);
  return words.every((word, at) => {
    const next = words[at + 1];
    return next === undefined || (middleOf(next) > word.top && middleOf(next) < word.bottom);
  });
};

/** A space wider than this, in heights of a word, is between two columns. */
const betweenColumns = 12;

/** Whether the words of a range of the text are of one column: with no wide space between two of a row, and none that follows above the one before it. */
const isInColumn = (running: RunningText, from: number, to: number, isWhole: boolean): boolean => {
  const next = running.starts.find((start) => start >= to);
  const words = tokensIn(running, from, isWhole && next !== undefined ? next + 1 : to);
  return words.every((word, at) => {
    const next = words[at + 1];
    const isBeside = next !== undefined && middleOf(next) > word.top && middleOf(next) < word.bottom;
    if (next !== undefined && next.bottom < word.top) return false;
    return !isBeside || next.left - word.right < betweenColumns * (word.bottom - word.top);
  });
};

/** The pattern with the places of its groups. */
const withIndices = oncePer(
  (pattern: RegExp) => new RegExp(pattern.source, `${pattern.flags.replace(/[dg]/g, '')}d`),
);

/** The values found by phrases; the first value of a field is kept, and one that is not of its kind is skipped. */
export function readPhrases<Id extends string>(
  running: RunningText,
  phrases: readonly Phrase<Id>[],
  signs: readonly Sign<Id>[] = [],
): { id: Id; reading: Reading; kind: ValueKind }[] {
  const found = new Map<Id, { id: Id; reading: Reading; kind: ValueKind }>();
  for (const { pattern, gives, isWritten, isOfLine, isOfColumn } of phrases) {
    const match = withIndices(pattern).exec(running.text);
    const whole = match === null ? undefined : ([match.index, match.index + match[0].length] as const);
    if (isOfLine && whole !== undefined && !isInLine(running, ...whole)) continue;
    const [first, last] = [match?.indices?.[1], match?.indices?.findLast((span) => span !== undefined)];
    const to = isOfColumn === 'ends' ? whole?.[1] : last?.[1];
    if (isOfColumn && first !== undefined && to !== undefined)
      if (!isInColumn(running, first[0], to, isOfColumn === 'ends')) continue;
    if (whole !== undefined && last !== undefined && last !== null)
      if (leavesItsBox(tokensIn(running, whole[0], last[1]), running.tokens)) continue;
    gives.forEach(([id, kind], index) => {
      const [printed, span] = [match?.[index + 1], match?.indices?.[index + 1]];
      if (printed === undefined || span === undefined || found.has(id)) return;
      const reading = readTold(printed, kind, tokensIn(running, ...span));
      if (reading === undefined) return;
      found.set(id, {
        id,
        reading: isWritten ? { ...reading, doubts: [...(reading.doubts ?? []), 'byHand'] } : reading,
        kind,
      });
    });
  }
  for (const { id, value, pattern } of signs) {
    const match = pattern.exec(running.text);
    if (match === null || found.has(id)) continue;
    const tokens = tokensIn(running, match.index, match.index + match[0].length);
    found.set(id, {
      id,
      reading: { value, printed: match[0], tokens, shapeFit: 1, checks: [] },
      kind: 'code',
    });
  }
  return [...found.values()];
}
