import type { Field } from '@lavra/contract/model/result';
import { withDoubt } from '../../../evidence/field.ts';
import type { InvoiceData, InvoiceField } from '../invoice.ts';

/** Pairs of boxes that hold different amounts unless both are nothing: no rate is the whole, and the two contributions have different rates. */
const unlike: readonly (readonly [InvoiceField, InvoiceField])[] = [
  ['ICMSAmount', 'ICMSBase'],
  ['ICMSSTAmount', 'ICMSSTBase'],
  ['ICMSAmount', 'TotalAmount'],
  ['ICMSAmount', 'ProductsAmount'],
  ['PISAmount', 'COFINSAmount'],
  ['PISAmount', 'ICMSBase'],
  ['COFINSAmount', 'ICMSBase'],
];

/** The totals with a doubt on each tax that has another box's amount, as where the column of bases was read for that of the taxes. */
export function withTaxTotalsDoubted(data: InvoiceData): InvoiceData {
  const doubted = unlike.flatMap(([tax, other]) => {
    const [amount, against] = [data[tax], data[other]];
    const isSame = amount !== undefined && Number(amount.value) > 0 && amount.value === against?.value;
    if (!isSame) return [];
    return tax === 'PISAmount' && other === 'COFINSAmount' ? [tax, other] : [tax];
  });
  const taxes = [...new Set(doubted)].map((id) => [id, withDoubt(data[id] as Field, 'either')]);
  return { ...data, ...(Object.fromEntries(taxes) as InvoiceData) };
}
