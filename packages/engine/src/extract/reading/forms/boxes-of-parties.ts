import type { Label } from '../labels/labels.ts';
import { middleOf, rowsOf, type Token, type Cell } from '../sheet/sheet.ts';

/** Least rows below a title with which its box holds the whole block: boxes of single values hold fewer. */
const leastRows = 3;
/** Titles in one row are this close in height, in glyphs. */
const inOneRow = 1.5;

/** Whether a label stands in a box, or in a smaller one within it: by its own box, as columns set below each other are no longer where that was drawn. */
const isIn = ({ tokens: [first] }: Label, box: Cell): boolean => {
  const cell = first?.cell;
  if (cell === undefined || cell === box) return true;
  const [x, y] = [(cell.left + cell.right) / 2, (cell.top + cell.bottom) / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
};

/** Whether a place is outside the box that is drawn around a title's block, beside the blocks of other titles. */
export function isOutsideBox(
  place: Label,
  title: Label,
  titles: readonly Label[],
  tokens: readonly Token[],
  glyph: number,
): boolean {
  const cell = title.tokens[0]?.cell;
  if (cell === undefined || isIn(place, cell)) return false;
  const isBeside = titles.some(
    (other) => Math.abs(other.top - title.top) < inOneRow * glyph && !isIn(other, cell),
  );
  if (!isBeside) return false;
  const below = tokens.filter((token) => token.cell === cell && middleOf(token) > title.bottom);
  return rowsOf(below, glyph).length >= leastRows;
}
