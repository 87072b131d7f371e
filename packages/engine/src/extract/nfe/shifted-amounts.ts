import { median } from '../../pages/median.ts';
import { centreOf, type Token } from '../reading/sheet/sheet.ts';
import { gutter, type Column, type Table, type TableLine } from '../reading/tables/table.ts';
import { figuresIn, isProduct, orderFit, type ItemColumn } from './item-columns.ts';

const cellOf = (line: TableLine<ItemColumn>, id: ItemColumn): readonly Token[] => line.cells.get(id) ?? [];

/** Rows in which base times rate is the amount, told by the figures; a rate of ten multiplies to the same figures and tells nothing. */
function proven(table: Table<ItemColumn>, base: ItemColumn, amount: ItemColumn): number {
  return table.lines.filter((line) => {
    const [rate] = cellOf(line, 'ICMSRate');
    const [last, first] = [cellOf(line, base).at(-1), cellOf(line, amount)[0]];
    return !/^10*$/.test(`${figuresIn(rate)}`) && isProduct(last, rate, first);
  }).length;
}

/** Any three amounts multiply so nearly once in a thousand times: two rows are no chance. */
const enough = 2;

/** What the columns are that were taken for their left neighbours. */
const next: Readonly<Partial<Record<ItemColumn, ItemColumn>>> = {
  TotalAmount: 'ICMSBase',
  ICMSBase: 'ICMSAmount',
  ICMSAmount: 'IPIAmount',
};

/** A column that holds the words of two, and where the second begins. */
interface Shared {
  readonly id: ItemColumn;
  readonly edge: number;
}

/** The total stands with the unit amount before it or with the base behind it; undefined where few rows show two amounts in either. */
function sharedColumn({ lines }: Table<ItemColumn>): Shared | undefined {
  const pairsOf = (id: ItemColumn): (readonly Token[])[] =>
    lines
      .map((line) => cellOf(line, id).filter(({ text }) => /\d/.test(text)))
      .filter(({ length }) => length >= 2);
  const [most] = (['UnitAmount', 'TotalAmount'] as const)
    .map((id) => ({ id, pairs: pairsOf(id) }))
    .toSorted((one, other) => other.pairs.length - one.pairs.length);
  if (most === undefined || most.pairs.length < enough) return undefined;
  const centreAt = (at: number): number =>
    median(most.pairs.flatMap((pair) => pair.at(at) ?? []).map(centreOf));
  return { id: most.id, edge: gutter(most.pairs.flat(), centreAt(0), centreAt(-1)) };
}

/**
 * Where one column of amounts was lost, by its heading or in most of its rows, those behind it have the names of their left neighbours:
 * what is called the total gives what is called the base by the rate of the tax, and no base gives its amount.
 */
export function withAmountsInPlace(table: Table<ItemColumn>): Table<ItemColumn> {
  if (proven(table, 'TotalAmount', 'ICMSBase') < enough || proven(table, 'ICMSBase', 'ICMSAmount') > 0)
    return table;
  const shared = sharedColumn(table);
  const isKnown = (id: ItemColumn): boolean => table.columns.some((column) => column.id === id);
  const renamed = table.columns.flatMap((column): (Column<ItemColumn> & { readonly from: ItemColumn })[] => {
    const from = column.id;
    const id = next[from] ?? from;
    if (id === 'IPIAmount' && from !== id && isKnown(id)) return [];
    const own = { ...column, id, from, ...(id === from ? {} : { fit: orderFit }) };
    if (shared?.id !== from) return [own];
    const [left, right] = from === 'UnitAmount' ? [id, 'TotalAmount' as const] : ['TotalAmount' as const, id];
    return [
      { ...own, id: left, fit: orderFit, right: shared.edge },
      { ...own, id: right, fit: orderFit, left: shared.edge },
    ];
  });
  const lines = table.lines.map((line) => ({
    ...line,
    cells: new Map(
      renamed.map(({ id, from, left, right }) => [
        id,
        cellOf(line, from).filter((token) => centreOf(token) >= left && centreOf(token) < right),
      ]),
    ),
  }));
  return { columns: renamed.map(({ from: _from, ...column }) => column), lines };
}
