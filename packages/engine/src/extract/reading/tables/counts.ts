import type { Field } from '@lavra/contract/model/result';

export const amountOf = (field: Field | undefined): number | undefined =>
  field !== undefined && /^-?\d+(?:\.\d+)?$/.test(field.value) ? Number(field.value) : undefined;

/** What is told by two other values is less sure than the lesser of them. */
const ofTold = 0.9;
const mostCounted = 999;

/** A lone figure is the first to be passed over: a count that was is told by price and amount, where it is whole. */
export function withCounts<C extends string>(
  rows: readonly Partial<Record<C, Field>>[],
  product: readonly [count: C, price: C, amount: C] | undefined,
): readonly Partial<Record<C, Field>>[] {
  if (product === undefined) return rows;
  const [count, price, amount] = product;
  return rows.map((row) => {
    const [each, all] = [row[price], row[amount]];
    const [one, sum] = [amountOf(each), amountOf(all)];
    if (row[count] !== undefined || !each || !all || one === undefined || sum === undefined) return row;
    const times = Math.round(sum / one);
    if (!(times >= 1 && times <= mostCounted) || Math.abs(times * one - sum) > 0.005) return row;
    const { page, box } = all;
    const conf = Math.round(ofTold * Math.min(each.conf ?? 0, all.conf ?? 0) * 10) / 10;
    const field: Field = {
      value: String(times),
      conf,
      ...(page === undefined ? {} : { page }),
      ...(box === undefined ? {} : { box }),
    };
    return { ...row, [count]: field };
  });
}
