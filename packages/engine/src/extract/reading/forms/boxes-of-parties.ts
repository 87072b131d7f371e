import type { Label } from '../labels/labels.ts';
import { middleOf, rowsOf, type Token, type Cell } from '../sheet/sheet.ts';

/** Least rows below a title with which its box holds the whole block: boxes of single values hold fewer. */
const leastRows = 3;
/** Titles in one row are this close in height, in glyphs. */
const inOneRow = 1.5;

/** Whether a label is in a box: a sheet read column by column moves its words, whose boxes stay where they are drawn. */
const isIn = ({ tokens, left, right, top, bottom }: Label, cell: Cell): boolean => {
  if (tokens.some((token) => token.cell === cell)) return true;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > cell.left && x < cell.right && y > cell.top && y < cell.bottom;
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
