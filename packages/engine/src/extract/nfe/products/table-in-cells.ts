import type { Band } from '../../reading/labels/labels.ts';
import { edgesOf, middleOf, type Cell, type Sheet } from '../../reading/sheet/sheet.ts';
import { findHeadings } from '../../reading/tables/named-headings.ts';
import { headedColumns } from './item-headings.ts';

/** Least headings of products, all in cells of their own, that tell a table without its title. */
const leastHeadings = 6;
/** Edges of cells that meet differ by less, in the sheet's unit. */
const atEdge = 3;

const isWithin = (inner: Cell, outer: Cell): boolean =>
  inner.left > outer.left - atEdge && inner.right < outer.right + atEdge;

/** Where the products stand on a page that has no title over them: below headings in drawn cells, as far down as all words stand in cells below these. */
export function tableInCells(sheet: Sheet): Band | undefined {
  const headings = findHeadings(sheet, headedColumns, { top: 0, bottom: sheet.height });
  const cells = headings.flatMap(({ cell }) => cell ?? []);
  const known = headings.filter(({ names }) => names.length > 0);
  if (cells.length < headings.length || known.length < leastHeadings) return undefined;
  const from = Math.max(...cells.map(({ bottom }) => bottom));
  const end = sheet.rows.find(
    (row) =>
      row.some((token) => middleOf(token) > from) &&
      row.some(({ cell }) => cell === undefined || !cells.some((each) => isWithin(cell, each))),
  );
  return {
    top: Math.min(...cells.map(({ top }) => top)),
    bottom: end === undefined ? sheet.height : edgesOf(end).top,
  };
}
