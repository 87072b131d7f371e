import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { printedOf, type Token } from '../sheet/sheet.ts';
import { readValue } from '../values/values.ts';
import type { Column } from './product-of-row.ts';

type Row = Partial<Record<Column, Field>>;

/** A row that takes something off the product above it ("desconto -1,50", "DESC. ITEM 2 (0,80)"). */
const discount =
  /^desc(?:onto|to)?\.?(?: (?:no |do |sobre |s\/ ?)?(?:o )?item(?: \d{1,3})?)?[: ]*(?:R\$ ?)?[-–(]? ?(?:R\$ ?)?\d[\d.]*,\d{2}\)?-?$/i;
/** The same, which can be of no whole sale. */
const ofItem = /item/i;

/** The products with what the row below each takes off it; below the last one it may be the whole sale's, unless another product has one. */
export function withDiscounts(products: readonly Row[], below: readonly (readonly Token[])[]): Row[] {
  const texts = below.map((row) => printedOf(row));
  const isOfItems = texts.some(
    (text, index) => discount.test(text) && (index < texts.length - 1 || ofItem.test(text)),
  );
  return products.map((product, index) => {
    const row = below[index] ?? [];
    if (!isOfItems || !discount.test(texts[index] ?? '')) return product;
    const words = row.slice(-1).map((token) => ({ ...token, text: token.text.replace(/[^\d.,]/g, '') }));
    const reading = readValue(words, 'money', 1);
    return reading ? { ...product, DiscountAmount: fieldOf({ ...reading, anchorFit: 1 }) } : product;
  });
}
