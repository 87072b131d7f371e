import type { Field } from '@lavra/contract/model/result';
import { amountOf } from './counts.ts';
import { type TableColumn, textKinds } from './table-spec.ts';
import { unrounded } from '../values/products.ts';

type Row<C extends string> = Partial<Record<C, Field>>;

/** Least rows whose sum tells that another row is their total: one row and its repetition are two rows. */
const leastRows = 2;

/** The last row as that of the totals, whatever it is called: it has fewer cells than those above it, and each of its numbers is the sum of its column. */
export function withUnnamedTotal<C extends string>(
  rows: readonly Row<C>[],
  columns: readonly TableColumn<C>[],
): { readonly rows: readonly Row<C>[]; readonly totals: Row<C> } {
  const [above, last] = [rows.slice(0, -1), rows.at(-1)];
  const ids = columns.flatMap(({ id, kind }) => (textKinds.has(kind) ? [] : [id]));
  const filled = (row: Row<C>): C[] => [...new Set(ids)].filter((id) => row[id] !== undefined);
  const own = last === undefined ? [] : filled(last);
  const isSumOf = (id: C): boolean => {
    const amounts = above.flatMap((row) => amountOf(row[id]) ?? []);
    const total = amountOf(last?.[id]);
    const sum = amounts.reduce((all, amount) => all + amount, 0);
    return total !== undefined && amounts.length === above.length && Math.abs(sum - total) <= unrounded;
  };
  const isTotal =
    above.length >= leastRows &&
    own.length > 0 &&
    above.every((row) => filled(row).length > own.length) &&
    own.every(isSumOf);
  if (!isTotal) return { rows, totals: {} };
  return { rows: above, totals: Object.fromEntries(own.map((id) => [id, last?.[id]])) as Row<C> };
}
