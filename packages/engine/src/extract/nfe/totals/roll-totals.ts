import { fieldOf } from '../../../evidence/field.ts';
import { placed } from '../../found.ts';
import { printedOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { readWhole, type Reading } from '../../reading/values/values.ts';
import type { InvoiceData } from '../invoice.ts';

const amount = '(?:R\\$ ?)?(\\d[\\d.]*,\\d{2})$';
/** What registers call the sum of the products and what remains to be paid of it. */
const [whole, payable] = [
  new RegExp(`^(?:VALOR|VLR?\\.?) TOTAL(?: DOS (?:ITENS|PRODUTOS))?(?: \\(?R\\$\\)?)?:? ${amount}`, 'i'),
  new RegExp(`^(?:VALOR|TOTAL)(?: TOTAL)? A PAGAR(?: \\(?R\\$\\)?)?:? ${amount}`, 'i'),
] as const;

function amountIn(rows: readonly (readonly Token[])[], pattern: RegExp): Reading | undefined {
  for (const row of rows) {
    const printed = pattern.exec(printedOf(row))?.[1];
    const tokens = row.filter(({ text }) => printed !== undefined && text.endsWith(printed));
    const reading = printed === undefined ? undefined : readWhole(printed, 'money', tokens);
    if (reading) return reading;
  }
  return undefined;
}

/** On a roll that says what is to be paid, the total before it is the products': discount and freight are between them. */
export function totalsOfRoll({ rows }: Sheet): InvoiceData {
  const [products, total] = [amountIn(rows, whole), amountIn(rows, payable)];
  if (products === undefined || total === undefined) return {};
  const field = (reading: Reading) => fieldOf({ ...reading, anchorFit: 1, placed: placed.typed });
  return { ProductsAmount: field(products), TotalAmount: field(total) };
}
