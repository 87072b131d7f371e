import type { Field } from '@lavra/contract/model/result';
import { amountOf } from './reading/tables/counts.ts';
import { centsRounded, isProductOf } from './reading/values/products.ts';

type Rows = readonly Readonly<Record<string, Field | undefined>>[];

/** A row of a receipt's table with its name and amount, by its price and quantity or without them; what is taken off is no product. */
const isWhole = ({ Description, TotalAmount }: Rows[number]): boolean =>
  Description !== undefined &&
  TotalAmount?.value.startsWith('-') === false &&
  /,\d\d$/.test(TotalAmount.printed ?? '');

/** Whether a row names a product and its amount is quantity times price. */
function isProven({ Description, Quantity, UnitAmount, TotalAmount }: Rows[number]): boolean {
  const [count, price, sum] = [Quantity, UnitAmount, TotalAmount].map(amountOf);
  if (Description === undefined || count === undefined || price === undefined || sum === undefined)
    return false;
  return isProductOf(sum, count, price, centsRounded);
}

/**
 * Whether the products told by the shape of their rows are those of a receipt, and not what its headings make of them. Quantity times price
 * judges: under headings, each of a product's two rows may have become a row of its own, twice as many as there are products.
 */
export function areOfReceipt(products: Rows, headed: Rows): boolean {
  if (products.filter(isProven).length > headed.filter(isProven).length) return true;
  const isFuller = headed.length > products.length && headed.every(isWhole);
  return products.length >= headed.length / 2 && !isFuller;
}
