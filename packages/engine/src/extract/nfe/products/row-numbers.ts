import type { Token } from '../../reading/sheet/sheet.ts';
import type { Table, TableLine } from '../../reading/tables/table.ts';
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
  if (numbered.length < leastRows || !counts) return withCodesBehindNumbers(table, glyph);
  const lines = table.lines.map((line) =>
    numbered.includes(line)
      ? { ...line, cells: new Map(line.cells).set('Code', (line.cells.get('Code') ?? []).slice(1)) }
      : line,
  );
  return { ...table, lines };
}

/** Least rows that show that they are numbered where their codes are in the column behind. */
const leastCoded = 3;
/** A code of three figures at least. */
const code = /^(?=(?:\D*\d){3})[\p{Lu}\d][\p{Lu}\d./-]*$/u;

/** The table in which the numbers of the rows were taken for the codes, and the codes, which begin at one edge, for words of the descriptions behind them. */
function withCodesBehindNumbers(table: Table<ItemColumn>, glyph: number): Table<ItemColumn> {
  const numbered = table.lines.filter(({ cells }) => {
    const [number, ...others] = cells.get('Code') ?? [];
    return others.length === 0 && /^\d{1,3}$/.test(number?.text ?? '');
  });
  const firstOf = ({ cells }: TableLine<ItemColumn>): Token | undefined => {
    const [first, next] = cells.get('Description') ?? [];
    return first !== undefined && next !== undefined && code.test(first.text) ? first : undefined;
  };
  const codes = numbered.flatMap((line) => firstOf(line) ?? []);
  const edge = codes[0]?.left ?? 0;
  const isCounted = numbered.every(({ cells }, at) => Number(cells.get('Code')?.[0]?.text) === at + 1);
  const isColumn =
    codes.length === numbered.length &&
    codes.every(({ left }) => Math.abs(left - edge) < glyph) &&
    new Set(codes.map(({ text }) => text)).size === codes.length;
  if (numbered.length < leastCoded || !isCounted || !isColumn) return table;
  const lines = table.lines.map((line) => {
    const own = numbered.includes(line) ? firstOf(line) : undefined;
    if (own === undefined) return line;
    const name = (line.cells.get('Description') ?? []).slice(1);
    return { ...line, cells: new Map(line.cells).set('Code', [own]).set('Description', name) };
  });
  return { ...table, lines };
}
