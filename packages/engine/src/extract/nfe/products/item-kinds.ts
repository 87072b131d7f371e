import type { Field } from '@lavra/contract/model/result';
import { withDoubt } from '../../../evidence/field.ts';
import { figuresOf } from '../../reading/values/keys.ts';
import type { Token } from '../../reading/sheet/sheet.ts';
import type { InvoiceItem } from '../invoice.ts';
import { isNumeric, shapes, type ItemColumn } from './item-columns.ts';
import { amounts, isShaped, joined } from './item-records.ts';

/** A rate is a share of a hundred at most; only that of tobacco's IPI is more. */
const mostOfRate = 300;

/** Whether the words of a cell are what a product's column holds; undefined where any words are. */
export function isCellOf(id: string, tokens: readonly Token[]): boolean | undefined {
  const column = id as ItemColumn;
  const text = joined(tokens);
  if (column === 'Description') return /\p{L}{2}/u.test(text);
  if (isShaped(column))
    return tokens.some((token) =>
      shapes[column].test(column === 'Unit' ? token.text : figuresOf(token.text)),
    );
  if (column === 'ICMSRate' || column === 'IPIRate')
    return (
      isNumeric({ text: text.replace('%', '') }) &&
      Number(text.replace(',', '.').replace('%', '')) <= mostOfRate
    );
  return amounts.has(column) ? isNumeric({ text: text.replace('R$', '') }) : undefined;
}

/** What a column's values are; others are another column's, or those of two. */
const kinds: Readonly<Partial<Record<ItemColumn, RegExp>>> = {
  Description: /\p{L}{2}/u,
  Unit: /^[\p{L}.²³]{1,8}\d{0,3}(?:[/ -][\p{L}\d.]{1,5})?$/u,
  NCM: /^(?:\d{2}|\d{4}|\d{6,8})$/,
  CFOP: /^\d{4}$/,
  CST: /^\d{2,4}$|^\d\/\d{2,3}$/,
};

/** Whether a product's value cannot be its column's, whichever words led to it. */
export function isRefuted(id: string, { value }: Pick<Field, 'value'>): boolean {
  if (id.endsWith('Rate')) return Number(value) > mostOfRate;
  return kinds[id as ItemColumn]?.test(value) === false;
}

/** Products of which no value is stated highly that its column cannot have. */
export const withRefuted = (items: readonly InvoiceItem[]): InvoiceItem[] =>
  items.map(
    (item) =>
      Object.fromEntries(
        Object.entries(item).map(([id, field]) => [
          id,
          isRefuted(id, field) ? withDoubt(field, 'unlikely') : field,
        ]),
      ) as InvoiceItem,
  );

/** Whether a row of exact text is no product: of the cells whose kind is known half or more are of another, as where a table's band goes on below it. */
export function isNoProduct(item: InvoiceItem): boolean {
  const told = Object.entries(item).filter(
    ([id]) => isShaped(id as ItemColumn) || amounts.has(id as ItemColumn),
  );
  const strange = told.filter(
    ([id, field]) =>
      isRefuted(id, field) || (amounts.has(id as ItemColumn) && !/^-?\d+(?:\.\d+)?$/.test(field.value)),
  );
  return strange.length > 1 && 2 * strange.length >= told.length;
}
