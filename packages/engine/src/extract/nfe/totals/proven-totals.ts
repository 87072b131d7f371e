import { unrounded } from '../../reading/values/products.ts';
import type { InvoiceData, InvoiceItem } from '../invoice.ts';
import { totalBoxes } from './total-boxes.ts';

const ids = new Set<string>(totalBoxes.map(({ id }) => id));

/** The values of the boxes of totals. */
const totalsOf = (data: InvoiceData): InvoiceData =>
  Object.fromEntries(Object.entries(data).filter(([id]) => ids.has(id))) as InvoiceData;

/**
 * A reading with the totals of the other one, where the products' amounts make the other's total of products and not its own: its own boxes of
 * totals were taken for those below them, as where captions stand below their values.
 */
export function withProvenTotals(
  own: InvoiceData,
  other: InvoiceData,
  items: readonly InvoiceItem[],
): InvoiceData {
  const sum = items.reduce((all, { TotalAmount: amount }) => all + Number(amount?.value ?? 0), 0);
  const isSum = ({ ProductsAmount: total }: InvoiceData): boolean =>
    sum > 0 && total !== undefined && Math.abs(sum - Number(total.value)) < unrounded;
  return isSum(own) || !isSum(other) ? own : { ...own, ...totalsOf(other) };
}
