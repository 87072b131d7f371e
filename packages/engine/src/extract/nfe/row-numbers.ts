import type { Table } from '../reading/tables/table.ts';
import type { ItemColumn } from './item-columns.ts';

/** Least rows that show that they are numbered, and least space behind a row's number, in glyphs. */
const [leastRows, behindNumber] = [2, 1] as const;

/** The table without the numbers of its rows, which count up from one before the products' codes where no heading parts the two. */
export function withoutRowNumbers(table: Table<ItemColumn>, glyph: number): Table<ItemColumn> {
  const numbered = table.lines.filter(({ cells }) => {
    const [number, code] = cells.get('Code') ?? [];
    return (
      number !== undefined &&
      code !== undefined &&
      /^\d{1,3}$/.test(number.text) &&
      code.left - number.right > behindNumber * glyph
    );
  });
  const counts = numbered.every(({ cells }, at) => Number(cells.get('Code')?.[0]?.text) === at + 1);
  if (numbered.length < leastRows || !counts) return table;
  const lines = table.lines.map((line) =>
    numbered.includes(line)
      ? { ...line, cells: new Map(line.cells).set('Code', (line.cells.get('Code') ?? []).slice(1)) }
      : line,
  );
  return { ...table, lines };
}
