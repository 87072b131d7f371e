import { median } from '../../../pages/median.ts';
import { runsApart } from '../sheet/runs.ts';
import { edgesOf, rowsOf, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import type { CellRow, CellTable } from './cell-rows.ts';

/** A table without headings: cells side by side below a title, told by what they hold. */
export interface UnheadedTable<F extends string> {
  /** The folded title, alone in its row. */
  readonly title: RegExp;
  /** Where the page goes on behind the table. */
  readonly end: RegExp;
  /** What the first cell of each row of the table begins with. */
  readonly begins: RegExp;
  /** What one of the columns has: else the words are no such table. */
  readonly has: RegExp;
  /** The family of a column by all its text. */
  readonly familyOf: (text: string, column: number) => F;
}

/** Space between two cells, difference of the left edges of one column, and space in which a table ends, in glyphs. */
const [betweenCells, ofColumn, belowTable] = [0.9, 0.5, 4] as const;

const textOf = (words: readonly Token[]): string => words.map(({ text }) => text).join(' ');

/** The rows between the title of a table and its end. */
function bodyOf<F extends string>(
  rows: readonly (readonly Token[])[],
  glyph: number,
  { title, end }: UnheadedTable<F>,
): readonly (readonly Token[])[] {
  const at = rows.findIndex((row) => title.test(fold(textOf(row))));
  const below = at < 0 ? [] : rows.slice(at + 1);
  const until = below.findIndex((row, index) => {
    const above = below[index - 1];
    return (
      end.test(textOf(row)) ||
      (above !== undefined && edgesOf(row).top - edgesOf(above).bottom > belowTable * glyph)
    );
  });
  return until < 0 ? below : below.slice(0, until);
}

/** Reads a table whose columns no headings name: its cells begin at the same left edges, line by line. */
export function readUnheadedCells<F extends string>(
  tokens: readonly Token[],
  table: UnheadedTable<F>,
): CellTable<F> {
  const none = { rows: [], used: new Set<Token>() };
  if (tokens.length === 0) return none;
  const glyph = median(tokens.map(({ top, bottom }) => bottom - top));
  const body = bodyOf(rowsOf(tokens, glyph), glyph, table);
  const isOne = (one: number, other: number): boolean => Math.abs(one - other) < ofColumn * glyph;
  const lefts = body.flatMap((row) => runsApart(row, betweenCells * glyph).map(([word]) => word?.left ?? 0));
  const columns = lefts
    .filter((left, at) => lefts.findIndex((other) => isOne(left, other)) === at)
    .filter((left) => lefts.filter((other) => isOne(left, other)).length > 1)
    .toSorted((a, b) => a - b);
  const inColumn = (row: readonly Token[], column: number): Token[] =>
    row.filter((token) => columns.findLastIndex((left) => token.left > left - ofColumn * glyph) === column);
  const said = columns.map((_, column) => textOf(body.flatMap((row) => inColumn(row, column))));
  if (columns.length < 2 || !said.some((text) => table.has.test(text))) return none;
  // A name may go on in the next line.
  const begins = body.map((row) => table.begins.test(textOf(inColumn(row, 0))));
  const starts = begins.flatMap((is, at) => (is && begins[at - 1] !== true ? [at] : []));
  const rows = starts.map((start, order): CellRow<F> => {
    const lines = body.slice(start, starts[order + 1] ?? body.length);
    return {
      cells: columns.map((_, column) => ({
        family: table.familyOf(said[column] ?? '', column),
        edge: Math.max(...body.flatMap((row) => inColumn(row, column)).map(({ right }) => right)),
        lines: lines.map((row) => inColumn(row, column)).filter((line) => line.length > 0),
      })),
    };
  });
  return rows.length === 0 ? none : { rows, used: new Set(body.flat()) };
}
