import { centreOf, type Token } from '../sheet/sheet.ts';

const number = /^\d[\d.,]*$/;

/**
 * The edge between a column of numbers and a column of text behind it. Below headings set in the middle of wide cells, numbers set to the right
 * edge of theirs are nearer to the text at the left edge of the next one than to their own heading: where the column of numbers is empty and every
 * cell of the text begins with one, the edge is behind these.
 */
export function behindNumbers(
  rows: readonly (readonly Token[])[],
  [from, cut, to]: readonly [from: number, cut: number, to: number],
): number {
  const inside = (row: readonly Token[], left: number, right: number): Token[] =>
    row.filter((token) => centreOf(token) >= left && centreOf(token) < right);
  if (rows.some((row) => inside(row, from, cut).length > 0)) return cut;
  const cells = rows.map((row) => inside(row, cut, to)).filter(({ length }) => length > 0);
  if (!cells.every(([first]) => number.test(first?.text ?? ''))) return cut;
  const texts = cells.flatMap(([, text]) => text ?? []);
  const end = Math.max(...cells.map(([first]) => first?.right ?? cut));
  const start = Math.min(...texts.map(({ left }) => left));
  return texts.length > 0 && start > end ? (start + end) / 2 : cut;
}
