import type { Field } from '@lavra/contract/model/result';
import { isProductOf, ofColumns } from '../values/products.ts';
import { amountOf } from './counts.ts';
import type { ReadTable } from './form-table.ts';
import type { TableSpec } from './table-spec.ts';

/** A row whose amounts prove themselves is worth this many cells more, and a cell that is not of its kind as many less. */
const [ofProven, ofFailed] = [5, 2] as const;

/** How much of a table is sound: its cells, and more for rows whose quantity times price is their amount. */
function worthOf<C extends string>({ rows }: ReadTable<C>, product: TableSpec<string, C>['product']): number {
  const fails = ({ checks = [] }: Field): boolean =>
    checks.some(({ check, ok }) => check === 'amount_format' && !ok);
  return rows.reduce((sum, row) => {
    const cells = Object.values<Field | undefined>(row).flatMap((field) => field ?? []);
    const [count, price, amount] = product?.map((id) => amountOf(row[id])) ?? [];
    const isProven =
      count !== undefined &&
      price !== undefined &&
      amount !== undefined &&
      isProductOf(amount, count, price, ofColumns(amount));
    return sum + cells.length - ofFailed * cells.filter(fails).length + (isProven ? ofProven : 0);
  }, 0);
}

/** The soundest of several readings of one table; of equal ones the first. */
export function soundestOf<C extends string>(
  tables: readonly (ReadTable<C> | undefined)[],
  { product }: Pick<TableSpec<string, C>, 'product'>,
): ReadTable<C> | undefined {
  return tables
    .flatMap((table) => (table === undefined ? [] : [{ table, worth: worthOf(table, product) }]))
    .toSorted((a, b) => b.worth - a.worth)[0]?.table;
}
