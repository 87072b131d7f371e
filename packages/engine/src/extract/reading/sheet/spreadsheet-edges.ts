import { centreOf, edgesOf, rowsOf, type Sheet, type Token } from './sheet.ts';

/** Least letters over the columns, and least numbers before the rows. */
const [leastLetters, leastNumbers] = [3, 5] as const;
/** How far the middles of the numbers differ at most, in glyphs. */
const ofMiddles = 1.5;
/** Most rows of print over the letters. */
const mostOver = 2;

/** Whether texts are of an ascending order: each behind the one before it. */
const ascend = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));

/** The letters over the columns of a spreadsheet; undefined where the page begins with no row of them. */
const lettersOf = ({ rows }: Sheet): readonly Token[] | undefined =>
  rows
    .slice(0, mostOver + 1)
    .find(
      (row) =>
        row.length >= leastLetters &&
        row.every(({ text }) => /^[A-Z]$/.test(text)) &&
        ascend(row.map(({ text }) => text.codePointAt(0) ?? 0)),
    );

/**
 * A printed spreadsheet without the letters of its columns and the numbers of its rows, which stand beside its labels like values. Other sheets
 * are as they are.
 */
export function withoutSpreadsheetEdges(sheet: Sheet): Sheet {
  const { tokens, glyph } = sheet;
  const letters = lettersOf(sheet);
  if (letters === undefined) return sheet;
  const { left, bottom } = edgesOf(letters);
  const before = tokens
    .filter((token) => token.right < left && token.top > bottom && /^\d{1,4}$/.test(token.text))
    .toSorted((a, b) => a.top - b.top);
  const middle = before[0] && centreOf(before[0]);
  const numbers = before.filter((token) => Math.abs(centreOf(token) - (middle ?? 0)) < ofMiddles * glyph);
  if (numbers.length < leastNumbers || !ascend(numbers.map(({ text }) => Number(text)))) return sheet;
  const edges = new Set([...letters, ...numbers]);
  const inside = tokens.filter((token) => !edges.has(token));
  return { ...sheet, tokens: inside, rows: rowsOf(inside, glyph) };
}
