import type { Field } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import type { InvoiceItem } from '../invoice.ts';
import { withProvenTaxes } from './proven-taxes.ts';

const lefts = { ICMSBase: 0.5, first: 0.6, second: 0.7, third: 0.8 } as const;
const read = (value: string, left: number): Field => ({
  value,
  conf: 95,
  page: 1,
  box: [left, 0.1, 0.05, 0.01],
});

/** Rows of a base and three columns of taxes, under the names given. */
const itemsOf = (
  names: readonly [keyof InvoiceItem, keyof InvoiceItem, keyof InvoiceItem],
  rows: readonly (readonly [string, string, string, string])[],
): InvoiceItem[] =>
  rows.map(([base, one, two, three]) => ({
    ICMSBase: read(base, lefts.ICMSBase),
    [names[0]]: read(one, lefts.first),
    [names[1]]: read(two, lefts.second),
    [names[2]]: read(three, lefts.third),
  }));

const valuesOf = ([item]: readonly InvoiceItem[]): Record<string, string> =>
  Object.fromEntries(Object.entries(item ?? {}).map(([id, { value }]) => [id, value]));

const rows = [
  ['200.00', '34.00', '0.00', '17.00'],
  ['350.50', '59.59', '0.00', '17.00'],
] as const;
const right = { ICMSBase: '200.00', ICMSAmount: '34.00', IPIAmount: '0.00', ICMSRate: '17.00' };

it.each([
  [['ICMSRate', 'IPIAmount', 'IPIRate']],
  [['ICMSAmount', 'ICMSRate', 'IPIRate']],
  [['ICMSAmount', 'IPIAmount', 'ICMSRate']],
] as const)('columns of taxes named %s have the names that their rows prove', (names) => {
  expect(valuesOf(withProvenTaxes(itemsOf(names, rows)))).toEqual(right);
});

it('columns of which no row or only one proves anything keep their names', () => {
  const untaxed = itemsOf(
    ['ICMSRate', 'IPIRate', 'IPIAmount'],
    rows.map(([base]) => [base, '0.00', '0.00', '17.00'] as const),
  );
  expect(withProvenTaxes(untaxed)).toBe(untaxed);
  const single = itemsOf(['ICMSRate', 'IPIRate', 'IPIAmount'], rows.slice(0, 1));
  expect(withProvenTaxes(single)).toBe(single);
});

it('a tax of the total keeps its name where the products have no base of their own', () => {
  const items = ['80.00', '45.00'].map((total): InvoiceItem => ({
    TotalAmount: read(total, 0.5),
    ICMSRate: read('12.00', 0.6),
    ICMSAmount: read((Number(total) * 0.12).toFixed(2), 0.7),
  }));
  expect(valuesOf(withProvenTaxes(items))).toEqual({
    TotalAmount: '80.00',
    ICMSRate: '12.00',
    ICMSAmount: '9.60',
  });
});
