import type { Field } from '@lavra/contract/model/result';
import { withChecks } from '../../../evidence/field.ts';
import { centsRounded, isProductOf, unrounded } from '../values/products.ts';

export const amountOf = (field: Field | undefined): number | undefined =>
  field !== undefined && /^-?\d+(?:\.\d+)?$/.test(field.value) ? Number(field.value) : undefined;

/** A value computed from two others is less sure than the less sure of them. */
const ofTold = 0.9;
const mostCounted = 999;

/** Whether figures of another column were read with a quantity: it begins or ends with the one that price and amount tell. */
const isJoined = ({ value }: Field, times: number): boolean =>
  /^\d{2,4}$/.test(value) &&
  value !== String(times) &&
  (value.startsWith(String(times)) || value.endsWith(String(times)));

/**
 * Single digits are missed first: a missing quantity is computed from price and amount, if it is a whole number; so is one that figures of another
 * column were read with.
 */
export function withCounts<C extends string>(
  rows: readonly Partial<Record<C, Field>>[],
  product: readonly [count: C, price: C, amount: C] | undefined,
): readonly Partial<Record<C, Field>>[] {
  if (product === undefined) return rows;
  const [count, price, amount] = product;
  return rows.map((row) => {
    const [each, all] = [row[price], row[amount]];
    const [one, sum] = [amountOf(each), amountOf(all)];
    if (!each || !all || one === undefined || sum === undefined) return row;
    const times = Math.round(sum / one);
    const own = row[count];
    if (own !== undefined && !isJoined(own, times)) return row;
    if (!(times >= 1 && times <= mostCounted) || !isProductOf(sum, times, one, unrounded)) return row;
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

/** A number and the words behind it. */
const countBefore = /^(\d{1,3}) (\p{L}.*)$/u;

/**
 * Parts a quantity from the text behind it, where the heading between their columns was not read: all rows begin with one, and most of them, times
 * the price, are the amount.
 */
export function withCountsApart<C extends string>(
  rows: readonly Partial<Record<C, Field>>[],
  product: readonly [count: C, price: C, amount: C] | undefined,
): readonly Partial<Record<C, Field>>[] {
  if (product === undefined) return rows;
  const [count, price, amount] = product;
  const parted = rows.flatMap((row) => {
    const ids = (Object.keys(row) as C[]).filter((id) => !product.includes(id));
    const id = ids.find((each) => countBefore.test(row[each]?.value ?? ''));
    const text = id && row[id];
    const [, times, rest] = countBefore.exec(text?.value ?? '') ?? [];
    if (id === undefined || !text || times === undefined || rest === undefined || row[count]) return [];
    const [one, sum] = [amountOf(row[price]), amountOf(row[amount])];
    const isProven =
      one !== undefined && sum !== undefined && isProductOf(sum, Number(times), one, centsRounded);
    const own = { ...row, [id]: { ...text, value: rest }, [count]: { ...text, value: times } };
    return [{ own, proves: isProven ? Number(times) : 0 }];
  });
  const proven = parted.filter(({ proves }) => proves > 0);
  const isSure =
    parted.length === rows.length &&
    proven.length * 2 > rows.length &&
    proven.some(({ proves }) => proves > 1);
  return isSure ? parted.map(({ own }) => own) : rows;
}

/** Checks quantity times price against the amount of each row that has all three; rows checked before are left as they are. */
export function withProducts<C extends string>(
  rows: readonly Partial<Record<C, Field>>[],
  product: readonly [count: C, price: C, amount: C] | undefined,
): readonly Partial<Record<C, Field>>[] {
  if (product === undefined) return rows;
  return rows.map((row) => {
    const [times, one, sum] = product.map((id) => amountOf(row[id]));
    const isChecked = product.some((id) => row[id]?.checks?.some(({ check }) => check === 'item_product'));
    if (times === undefined || one === undefined || sum === undefined || isChecked) return row;
    const made = { check: 'item_product', ok: isProductOf(sum, times, one, centsRounded) } as const;
    const checked = { ...row };
    for (const id of product) {
      const field = row[id];
      if (field) checked[id] = withChecks(field, [made]);
    }
    return checked;
  });
}
