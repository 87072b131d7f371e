import type { Token, Cell } from './sheet.ts';

type Rows = readonly (readonly Token[])[];

/** Highest box of a grid's row, in glyphs: taller ones side by side are columns of the page. */
const mostOfRow = 4.5;
/** Least share of the rows of either column that stand in a grid of both. */
const leastOfRows = 0.5;

/** Whether words of two columns stand in the boxes of one drawn grid, whose rows are read across. */
export function areOfOneGrid(one: Rows, other: Rows, glyph: number): boolean {
  const cellsOf = (rows: Rows): readonly Cell[] => [
    ...new Set(rows.flat().flatMap(({ cell }) => (cell === undefined ? [] : [cell]))),
  ];
  const shareIn = (rows: Rows, cells: readonly Cell[]): number => {
    const isLevel = ({ cell: own }: Token): boolean =>
      own !== undefined &&
      own.bottom - own.top < mostOfRow * glyph &&
      cells.some((cell) => cell !== own && cell.top === own.top && cell.bottom === own.bottom);
    return rows.filter((row) => row.some(isLevel)).length / rows.length;
  };
  return Math.max(shareIn(one, cellsOf(other)), shareIn(other, cellsOf(one))) >= leastOfRows;
}
