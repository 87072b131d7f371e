import { edgesOf, meanMiddle, middleOf, type Sheet, type Token } from '../sheet/sheet.ts';
import type { Label } from './labels.ts';

/** Farthest that the middle of a line is from that of a label beside two lines, and how far the left edges of the lines differ, in glyphs. */
const [half, ofEdge] = [1.3, 0.5] as const;
/** Rows in which the lines over and under a label are looked for: what stands beside them has rows of its own. */
const rowsAway = 3;

/** A line that ends before a label, in the rows on one side of it. */
function lineIn(
  rows: readonly (readonly Token[])[],
  label: Label,
  { glyph }: Sheet,
  textBefore: (row: readonly Token[], end: number) => readonly Token[],
): readonly Token[] {
  for (const row of rows) {
    const behind = row.findIndex(({ left }) => left >= label.left);
    const line = textBefore(row, behind < 0 ? row.length : behind);
    if (line.length > 0 && Math.abs(meanMiddle(line) - middleOf(label)) < half * glyph) return line;
  }
  return [];
}

/** The two lines of a value whose label stands behind them at their middle; none where there are not both, set to one left edge. */
export function linesBefore(
  label: Label,
  row: readonly Token[],
  sheet: Sheet,
  textBefore: (row: readonly Token[], end: number) => readonly Token[],
): readonly Token[] {
  const { rows, glyph } = sheet;
  const at = rows.indexOf(row);
  const over = lineIn(rows.slice(Math.max(0, at - rowsAway), at).toReversed(), label, sheet, textBefore);
  const under = lineIn(rows.slice(at + 1, at + 1 + rowsAway), label, sheet, textBefore);
  const isOne =
    over.length > 0 &&
    under.length > 0 &&
    Math.abs(edgesOf(over).left - edgesOf(under).left) < ofEdge * glyph;
  return isOne ? [...over, ...under] : [];
}
