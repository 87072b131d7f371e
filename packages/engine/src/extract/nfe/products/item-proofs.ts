import type { Field } from '@lavra/contract/model/result';
import { isProductOf, ofDoubted } from '../../reading/values/products.ts';
import type { ItemColumn } from './item-columns.ts';
import type { InvoiceItem } from '../invoice.ts';

const numberOf = (field: Field | undefined): number => (field === undefined ? NaN : Number(field.value));

/** The value with its point moved left by some places. */
function moved(value: string, places: number): string {
  const [whole = '', part = ''] = value.split('.');
  const digits = `${whole}${part}`.padStart(places + 1, '0');
  const at = digits.length - part.length - places;
  const zeros = at < 1 ? '0'.repeat(1 - at) : '';
  const all = zeros + digits;
  const point = at + zeros.length;
  return `${all.slice(0, point).replace(/^0+(?=\d)/, '')}.${all.slice(point)}`;
}

/** Most places of a quantity or a unit amount (NF-e, layout 4.00: `qCom` 4, `vUnCom` 10). */
const mostPlaces = { Quantity: 4, UnitAmount: 10 } as const;

/**
 * Three digits at the end, after a point, are thousands or decimals: when quantity times unit amount is the total except for a power of
 * ten, the one without a comma gets its decimals from the product.
 */
export function withPointsInPlace(item: InvoiceItem): InvoiceItem {
  const [quantity, unit, total] = [item.Quantity, item.UnitAmount, item.TotalAmount].map(numberOf);
  if (!quantity || !unit || !total) return item;
  const places = Math.round(Math.log10((quantity * unit) / total));
  if (places <= 0 || !isProductOf(total, quantity, unit / 10 ** places, ofDoubted(total))) return item;
  const ids = (['Quantity', 'UnitAmount'] as const).filter((id) => {
    const field = item[id];
    const value = moved(field?.value ?? '', places);
    const isWritten = /,\d+$/.test(field?.printed ?? '');
    const decimals = value.replace(/0+$/, '').split('.')[1] ?? '';
    return !isWritten && decimals.length <= mostPlaces[id];
  });
  const [id, ...others] = ids;
  const field = id && item[id];
  if (id === undefined || field === undefined || others.length > 0) return item;
  return {
    ...item,
    [id]: { ...field, value: moved(field.value, places), printed: field.printed ?? field.value },
  };
}

/** Cells of a product that contradict each other: one of each is misread, or another's, and nothing tells which. */
export function contradicted(item: InvoiceItem): ReadonlySet<ItemColumn> {
  const doubted = new Set<ItemColumn>();
  const doubt = (...ids: readonly ItemColumn[]): void => ids.forEach((id) => doubted.add(id));
  const is = (id: ItemColumn): number => numberOf(item[id]);
  const isKnown = (...ids: readonly ItemColumn[]): boolean => ids.every((id) => Number.isFinite(is(id)));
  const total = is('TotalAmount');
  if (
    isKnown('Quantity', 'UnitAmount', 'TotalAmount') &&
    !isProductOf(total, is('Quantity'), is('UnitAmount'), ofDoubted(total))
  )
    doubt('Quantity', 'UnitAmount');
  if (isKnown('ICMSBase', 'ICMSRate', 'ICMSAmount')) {
    const tax = is('ICMSAmount');
    // A whole rate is exact, others are rounded.
    const tolerance = ofDoubted(Number.isInteger(is('ICMSRate')) ? 0 : tax);
    const isTaxed = isProductOf(tax, is('ICMSBase'), is('ICMSRate') / 100, tolerance);
    if (!isTaxed) doubt('ICMSRate', 'ICMSAmount');
    if (!isTaxed && is('ICMSBase') !== total) doubt('ICMSBase');
  }
  // No tax is more than what is taxed; tobacco's IPI is three times its price.
  if (is('ICMSAmount') > total) doubt('ICMSAmount');
  if (is('IPIAmount') > 3 * total) doubt('IPIAmount');
  // Without a base there is no tax, and for untaxed goods neither is printed.
  if (isKnown('ICMSBase', 'ICMSAmount') && (is('ICMSBase') === 0) !== (is('ICMSAmount') === 0))
    doubt('ICMSBase', 'ICMSAmount');
  if (is('ICMSBase') === 0 && is('ICMSRate') > 0) doubt('ICMSRate');
  // The base of the other tax is not printed, but is the total when nothing was added.
  const isFree = is('IPIRate') === 0;
  if (isKnown('IPIRate', 'IPIAmount') && isFree !== (is('IPIAmount') === 0)) doubt('IPIRate', 'IPIAmount');
  else if (
    isKnown('IPIRate', 'IPIAmount', 'TotalAmount') &&
    is('IPIAmount') < (total * is('IPIRate')) / 100 - 1
  )
    doubt('IPIRate', 'IPIAmount');
  return doubted;
}

/** The pattern of a code: letters, runs of digits of any length, and punctuation. */
const patternOf = (code: string): string => code.replace(/\p{L}/gu, 'A').replace(/\d+/g, '9');

/** Share of a column's codes that must have one pattern before a code with another is doubted. */
const mostAlike = 0.4;

/** Whether a code has another pattern than most of its column: a digit was misread, or it holds a word of another cell. */
export function isUnlike(code: string, column: readonly string[]): boolean {
  const pattern = patternOf(code);
  const counts = new Map<string, number>();
  for (const each of column) counts.set(patternOf(each), (counts.get(patternOf(each)) ?? 0) + 1);
  const [usual, times] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  if (column.length < 3 || times < mostAlike * column.length) return false;
  if (pattern !== usual) return true;
  const lengths = column.filter((each) => patternOf(each) === usual).map(({ length }) => length);
  const length = lengths.length < 3 ? undefined : usualLength(lengths);
  // A figure was lost, or the rule before the code is read as one.
  return length !== undefined && Math.abs(code.length - length) === 1;
}

/** The length that nearly all codes have. */
function usualLength(lengths: readonly number[]): number | undefined {
  return lengths.find(
    (length) => lengths.filter((each) => each === length).length >= nearlyAll * lengths.length,
  );
}
const nearlyAll = 0.75;
