import { median } from '../../../pages/median.ts';
import { centreOf, type Token } from '../../reading/sheet/sheet.ts';
import { gutter, type Column, type Table, type TableLine } from '../../reading/tables/table.ts';
import { figuresIn, isProduct, orderFit, type ItemColumn } from './item-columns.ts';

const cellOf = (line: TableLine<ItemColumn>, id: ItemColumn): readonly Token[] => line.cells.get(id) ?? [];

/** Number of rows whose digits show that base times rate is the amount; a rate of ten gives the same digits and proves nothing. */
function proven(
  table: Table<ItemColumn>,
  base: ItemColumn,
  amount: ItemColumn,
  rate: ItemColumn = 'ICMSRate',
): number {
  return table.lines.filter((line) => {
    const [factor] = cellOf(line, rate);
    const [last, first] = [cellOf(line, base).at(-1), cellOf(line, amount)[0]];
    return !/^10*$/.test(`${figuresIn(factor)}`) && isProduct(last, factor, first);
  }).length;
}

/** Three random amounts multiply this closely once in a thousand times: two rows cannot be chance. */
const enough = 2;

/** The true column by the name of the left neighbour that it was taken for. */
const next: Readonly<Partial<Record<ItemColumn, ItemColumn>>> = {
  TotalAmount: 'ICMSBase',
  ICMSBase: 'ICMSAmount',
  ICMSAmount: 'IPIAmount',
};

/** A column that holds the words of two, and the edge where the second begins. */
interface Shared {
  readonly id: ItemColumn;
  readonly edge: number;
}

/** The column that the total shares with the unit amount before it or the base after it; undefined when few rows have two amounts in either. */
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
 * Where one column of amounts was lost, by its heading or in most of its rows, the columns after it have their left neighbours' names:
 * the so-called total times the tax rate is the so-called base, and in no row does the base give its amount.
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

const taxColumns = ['ICMSAmount', 'IPIAmount', 'ICMSRate', 'IPIRate'] as const;
type TaxColumn = (typeof taxColumns)[number];

/** All orders of some columns. */
const ordersOf = (ids: readonly TaxColumn[]): readonly (readonly TaxColumn[])[] =>
  ids.length === 0
    ? [[]]
    : ids.flatMap((id) => ordersOf(ids.filter((each) => each !== id)).map((rest) => [id, ...rest]));

/**
 * The last columns are narrow, and their headings the smallest print: where the amounts and rates of the taxes have each other's names, no
 * base times rate is the amount, and only one other order makes it so. Both taxes may have one base; the ICMS is before the IPI then (MOC).
 */
export function withTaxesInPlace(table: Table<ItemColumn>): Table<ItemColumn> {
  const own = table.columns.filter(({ id }) => taxColumns.some((each) => each === id));
  const ids = own.toSorted((a, b) => a.centre - b.centre).map(({ id }) => id as TaxColumn);
  const named = (order: readonly TaxColumn[]): Table<ItemColumn> => {
    const nameOf = (id: ItemColumn): ItemColumn => order[ids.findIndex((each) => each === id)] ?? id;
    return {
      columns: table.columns.map((column) =>
        nameOf(column.id) === column.id ? column : { ...column, id: nameOf(column.id), fit: orderFit },
      ),
      lines: table.lines.map((line) => ({
        ...line,
        cells: new Map([...line.cells].map(([id, tokens]) => [nameOf(id), tokens])),
      })),
    };
  };
  const provenIn = (each: Table<ItemColumn>): number =>
    proven(each, 'ICMSBase', 'ICMSAmount') + proven(each, 'TotalAmount', 'IPIAmount', 'IPIRate');
  const isBefore = (order: readonly TaxColumn[], one: TaxColumn, other: TaxColumn): boolean =>
    !order.includes(other) || order.indexOf(one) < order.indexOf(other);
  const [best, second] = ordersOf(ids)
    .filter((order) => isBefore(order, 'ICMSAmount', 'IPIAmount') && isBefore(order, 'ICMSRate', 'IPIRate'))
    .map(named)
    .map((renamed) => ({ renamed, points: provenIn(renamed) }))
    .toSorted((a, b) => b.points - a.points);
  if (best === undefined || best.points < provenIn(table) + enough) return table;
  return second?.points === best.points ? table : best.renamed;
}
