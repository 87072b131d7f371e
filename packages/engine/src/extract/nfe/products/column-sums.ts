import { toCents } from '@lavra/brazil/money';
import type { Field } from '@lavra/contract/model/result';
import { withDoubt } from '../../../evidence/field.ts';
import type { InvoiceData, InvoiceItem } from '../invoice.ts';

/** Columns of amounts of which the invoice has the sum by the same name (MOC NF-e 7.0, W03 to W12). */
const summed = ['ICMSBase', 'ICMSAmount', 'IPIAmount', 'DiscountAmount'] as const;
type Summed = (typeof summed)[number];
const totals = [...summed, 'ProductsAmount'] as const;

/** The sum of a column that all products have; undefined where some have none. */
function sumOf(items: readonly InvoiceItem[], id: Summed): bigint | undefined {
  const cells = items.map((item) => (item[id] ? toCents(item[id].value) : undefined));
  return cells.includes(undefined)
    ? undefined
    : cells.reduce<bigint>((sum, cents) => sum + (cents ?? 0n), 0n);
}

/** Whether a row's own base, rate and tax prove each other. */
const isProven = ({ checks = [] }: Field): boolean =>
  checks.some(({ check, ok }) => check === 'item_tax' && ok);

/**
 * Products with the columns doubted that come to another total of the invoice than their own: their cells are those of that one. A sum that is
 * none of the totals tells nothing, as of a document of which pages are missing.
 */
export function withSumsDoubted(data: InvoiceData): InvoiceData {
  const { Items: items = [] } = data;
  const centsOf = (id: (typeof totals)[number]): bigint | undefined =>
    data[id] ? toCents(data[id].value) : undefined;
  const confused = summed.filter((id) => {
    const [sum, own] = [sumOf(items, id), centsOf(id)];
    if (items.length < 2 || sum === undefined || sum === 0n || own === undefined || sum === own) return false;
    // Most goods are taxed on their whole total.
    const others = totals.filter(
      (other) => other !== id && !(id === 'ICMSBase' && other === 'ProductsAmount'),
    );
    return others.some((other) => centsOf(other) === sum);
  });
  if (confused.length === 0) return data;
  const doubted = items.map((item) => ({
    ...item,
    ...Object.fromEntries(
      confused.flatMap((id) => {
        const cell = item[id];
        return cell === undefined || isProven(cell) ? [] : [[id, withDoubt(cell, 'unlikely')]];
      }),
    ),
  }));
  return { ...data, Items: doubted };
}
