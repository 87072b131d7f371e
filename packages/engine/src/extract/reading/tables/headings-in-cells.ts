import type { Band } from '../labels/labels.ts';
import { edgesOf, middleOf, rowsOf, type Sheet, type Token, type Cell } from '../sheet/sheet.ts';

/** A heading in a cell of its own, with the words of the wide cell over it and its neighbours ("ICMS ST" over "Base" and "Valor"). */
export interface CelledHeading {
  readonly cell: Cell;
  readonly tokens: readonly Token[];
  readonly group: readonly Token[];
}

/** Least cells side by side that are the headings of a table, most rows of print in them, and greatest height of all, in glyphs. */
const [leastCells, mostRows, highest] = [4, 4, 6] as const;
/** Edges of cells that meet differ by less, in the sheet's unit. */
const atEdge = 3;

const isWithin = (inner: Cell, outer: Cell): boolean =>
  inner.left > outer.left - atEdge && inner.right < outer.right + atEdge;
const isUnder = (lower: Cell, upper: Cell): boolean =>
  Math.abs(lower.top - upper.bottom) < atEdge && isWithin(lower, upper);

/** The words of some rows by the cells they stand in, from left to right; undefined where a word stands in none, or cells have words of other rows. */
function cellsOf(
  rows: readonly (readonly Token[])[],
  all: ReadonlyMap<Cell, number>,
): Map<Cell, Token[]> | undefined {
  const cells = new Map<Cell, Token[]>();
  for (const token of rows.flat()) {
    if (token.cell === undefined) return undefined;
    const own = cells.get(token.cell);
    if (own === undefined) cells.set(token.cell, [token]);
    else own.push(token);
  }
  return [...cells].every(([cell, tokens]) => all.get(cell) === tokens.length) ? cells : undefined;
}

/** The headings in cells, each below the group that it is of; undefined where the cells do not stand side by side. */
function grouped(cells: ReadonlyMap<Cell, readonly Token[]>, glyph: number): CelledHeading[] | undefined {
  const all = [...cells];
  const below = (upper: Cell) => all.filter(([cell]) => cell !== upper && isUnder(cell, upper));
  const groups = new Set(all.flatMap(([cell]) => (below(cell).length > 1 ? [cell] : [])));
  const headings = all
    .filter(([cell]) => !groups.has(cell))
    .map(([cell, tokens]): CelledHeading => {
      const [, group = []] = all.find(([upper]) => groups.has(upper) && isUnder(cell, upper)) ?? [];
      return { cell, tokens: rowsOf([...tokens], glyph).flat(), group: rowsOf([...group], glyph).flat() };
    })
    .toSorted((a, b) => a.cell.left - b.cell.left);
  const areBeside = headings.every(({ cell }, at) => {
    const before = headings[at - 1];
    return before === undefined || before.cell.right < cell.left + atEdge;
  });
  return areBeside ? headings : undefined;
}

/** All rows of headings that the drawn cells of a page may have: words in cells side by side, in one row of cells or under wider ones. */
export function headingsInCells({ tokens, rows, glyph }: Sheet, band: Band): CelledHeading[][] {
  const counts = new Map<Cell, number>();
  for (const { cell } of tokens) if (cell !== undefined) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  if (counts.size < leastCells) return [];
  const own = rows
    .map((row) => row.filter((token) => middleOf(token) >= band.top && middleOf(token) < band.bottom))
    .filter((row) => row.length > 0);
  return own.flatMap((row, from) => {
    const { top } = edgesOf(row);
    const near = own
      .slice(from, from + mostRows)
      .filter((each) => edgesOf(each).bottom - top < highest * glyph);
    return near.flatMap((_, size) => {
      const cells = cellsOf(near.slice(0, size + 1), counts);
      const headings = cells && grouped(cells, glyph);
      return headings !== undefined && headings.length >= leastCells ? [headings] : [];
    });
  });
}
