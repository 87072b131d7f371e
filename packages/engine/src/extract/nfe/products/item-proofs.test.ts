import { expect, it } from 'vitest';
import { fieldOf } from '../../../evidence/field.ts';
import { sheetOfRows } from '../../reading/sheet/sheet.cases.ts';
import type { InvoiceItem } from '../invoice.ts';
import { contradicted, isUnlike, withPointsInPlace } from './item-proofs.ts';

const { tokens } = sheetOfRows([{ 40: '1' }]);
const itemOf = (values: Readonly<Record<string, readonly [value: string, printed: string]>>): InvoiceItem =>
  Object.fromEntries(
    Object.entries(values).map(([id, [value, printed]]) => [id, fieldOf({ value, printed, tokens })]),
  );

it('a quantity whose comma was read as a point has its decimals by the product', () => {
  const item = itemOf({
    Quantity: ['57891.00', '57.891'],
    UnitAmount: ['1014.174', '1.014,174'],
    TotalAmount: ['58711.55', '58.711,55'],
  });
  expect(withPointsInPlace(item).Quantity?.value).toBe('57.89100');
});

it('of two that may have lost theirs, or of a product of other figures, none is touched', () => {
  const both = itemOf({
    Quantity: ['57891', '57891'],
    UnitAmount: ['2000', '2000'],
    TotalAmount: ['115782.00', '115.782,00'],
  });
  expect(withPointsInPlace(both)).toBe(both);
  const other = itemOf({
    Quantity: ['57891', '57.891'],
    UnitAmount: ['2.00', '2,00'],
    TotalAmount: ['999.00', '999,00'],
  });
  expect(withPointsInPlace(other)).toBe(other);
});

const taxed = {
  Quantity: ['2.00', '2,00'],
  UnitAmount: ['50.00', '50,00'],
  TotalAmount: ['100.00', '100,00'],
  ICMSBase: ['100.00', '100,00'],
  ICMSRate: ['12.00', '12,00'],
  ICMSAmount: ['12.00', '12,00'],
  IPIRate: ['0.00', '0,00'],
  IPIAmount: ['0.00', '0,00'],
} as const;

it.each([
  ['nothing of a row that agrees', {}, []],
  [
    'a tax greater than what is taxed',
    { ICMSBase: ['x', 'x'], ICMSAmount: ['2153000.00', '2153000'] },
    ['ICMSAmount'],
  ],
  ['both factors of a product that fails', { Quantity: ['3.00', '3,00'] }, ['Quantity', 'UnitAmount']],
  ['a tax that is not its rate of the base', { ICMSAmount: ['19.00', '19,00'] }, ['ICMSRate', 'ICMSAmount']],
  ['a rate whose tax is nothing', { IPIRate: ['5.00', '5,00'] }, ['IPIRate', 'IPIAmount']],
  ['a rate of no base', { ICMSBase: ['0.00', '0,00'], ICMSAmount: ['0.00', '0,00'] }, ['ICMSRate']],
] as const)('%s is doubted', (_what, changed, doubted) => {
  expect([...contradicted(itemOf({ ...taxed, ...changed }))]).toEqual(doubted);
});

it('a code that is made otherwise than those of its column is doubted, and codes of all kinds are not', () => {
  const column = ['WN70091', 'QE19524', 'YE74488', '0082040'];
  expect(column.map((code) => isUnlike(code, column))).toEqual([false, false, false, true]);
  expect(isUnlike('12', ['A1', '12', '1-2', 'X'])).toBe(false);
});

it('a code a figure longer or shorter than nearly all is unlike them', () => {
  const column = ['782125', '136116', '1781125', '320002', '322002'];
  expect(column.map((code) => isUnlike(code, column))).toEqual([false, false, true, false, false]);
  const uneven = ['9', '10', '11', '120'];
  expect(uneven.map((code) => isUnlike(code, uneven))).toEqual([false, false, false, false]);
});
