import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { printedOf, type Token } from '../sheet/sheet.ts';
import { printedNumber } from '../values/products.ts';
import { readValue } from '../values/values.ts';
import type { Column } from './product-of-row.ts';

type Product = Partial<Record<Column, Field>>;
type Rows = readonly (readonly Token[])[];

/**
 * A row that takes something off the product above it ("desconto -1,50", "DESC. ITEM 2 (0,80)", "Desconto clube 10% -2,00"): the total of
 * all such rows is none.
 */
const discount =
  /^(?:\(?-\)? ?)?desc(?:onto|to)?\b\.?(?! ?(?:total|geral|subtotal))(?: (?!total|R\$)[\p{L}\d/.%(),-]{1,14}){0,4}[: ]*(?:R\$ ?)?[-–(]? ?(?:R\$ ?)?\d[\d.]*,\d{2}\)?-?$/iu;
/** Anything else that is taken off, by the sign of its amount. */
const reduced = /^(?!cancel|estorn)\p{L}[^,]*(?: -(?:R\$ ?)?\d[\d.]*,\d{2}|\d,\d{2}-)$/iu;
/** What can be taken off no whole sale. */
const ofItem = /item/i;
/** Rows with which the sum of a sale begins: what is taken off all of it stands below them. */
const begins = /^(?:QTDE?|QUANT\p{L}*|ITENS|SUBTOTAL|SUB)$/u;
const sums = /^(?:TOTAL|VALOR|VLR?)/;

const isDiscount = (row: readonly Token[]): boolean => {
  const text = printedOf(row);
  return discount.test(text) || reduced.test(text);
};

/** Whether what a row below the last product takes off is that product's, and not the whole sale's: the sum of all products comes after it. */
function isAboveSum(products: readonly Product[], next: readonly Token[]): boolean {
  const [first] = next;
  if (first === undefined) return false;
  if (begins.test(first.folded)) return true;
  const sum = products.reduce((all, { TotalAmount }) => all + Number(TotalAmount?.value ?? 0), 0);
  const last = next.at(-1)?.text ?? '';
  return (
    sums.test(first.folded) && /^\d[\d.]*,\d\d$/.test(last) && Math.abs(printedNumber(last) - sum) < 0.005
  );
}

/** The products with what the row below each takes off it, `ends` being the places of these rows; below the last one it may be the whole sale's, unless another product has one. */
export function withDiscounts(products: readonly Product[], rows: Rows, ends: readonly number[]): Product[] {
  const below = ends.map((at) => rows[at] ?? []);
  const isOfItems = below.some(
    (row, index) => isDiscount(row) && (index < below.length - 1 || ofItem.test(printedOf(row))),
  );
  return products.map((product, index) => {
    const row = below[index] ?? [];
    if (product.DiscountAmount !== undefined || !isDiscount(row)) return product;
    if (!isOfItems && !isAboveSum(products, rows[(ends[index] ?? 0) + 1] ?? [])) return product;
    const words = row.slice(-1).map((token) => ({ ...token, text: token.text.replace(/[^\d.,]/g, '') }));
    const reading = readValue(words, 'money', 1);
    return reading ? { ...product, DiscountAmount: fieldOf({ ...reading, anchorFit: 1 }) } : product;
  });
}
