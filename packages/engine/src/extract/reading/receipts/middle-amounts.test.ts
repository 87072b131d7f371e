import { expect, it } from 'vitest';
import { sheetOfTexts, type Text } from '../../testing/sheet-of-texts.ts';
import { readReceiptRows } from './receipt-rows.ts';

const itemsOf = (texts: readonly Text[]) =>
  readReceiptRows(sheetOfTexts(texts))?.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, { value }]) => [id, value])),
  );
const [soup, cake] = [
  { Description: 'Sopa de legumes', Quantity: '3.00', UnitAmount: '14.00', TotalAmount: '42.00' },
  { Description: 'Bolo de milho', Quantity: '2.00', UnitAmount: '9.50', TotalAmount: '19.00' },
];

it('count and amount stand at the middle of a name and the price of one', () => {
  expect(
    itemsOf([
      [160, 100, 10, 'Sopa de legumes'],
      [60, 110, 10, '3x'],
      [700, 110, 12, 'R$ 42,00'],
      [160, 122, 8, 'R$ 14,00 cada'],
      [160, 160, 10, 'Bolo de milho'],
      [60, 170, 10, '2x'],
      [700, 170, 12, 'R$ 19,00'],
      [160, 182, 8, 'R$ 9,50 cada'],
    ]),
  ).toEqual([soup, cake]);
});

it('the count stands before the name, or before the price below it', () => {
  expect(
    itemsOf([
      [60, 100, 10, '3 x'],
      [120, 100, 10, 'Sopa de legumes'],
      [700, 100, 10, 'R$ 42,00'],
      [120, 116, 8, 'a R$ 14,00 a unidade'],
      [120, 160, 10, 'Bolo de milho'],
      [700, 170, 12, 'R$ 19,00'],
      [120, 182, 8, '2 un x R$ 9,50'],
    ]),
  ).toEqual([soup, cake]);
});

it('a count without a sign is told by what it comes to, in a row with the name or over the amount', () => {
  expect(
    itemsOf([
      [60, 100, 10, '3'],
      [120, 100, 10, 'Sopa de legumes'],
      [700, 100, 10, '42,00'],
      [120, 116, 8, 'R$ 14,00 / unidade'],
      [60, 160, 10, '2'],
      [120, 160, 10, 'Bolo de milho'],
      [700, 168, 12, '19,00'],
      [120, 180, 8, 'R$ 9,50 / unidade'],
    ]),
  ).toEqual([soup, cake]);
});

it('what does not come to the amount is left as it stands', () => {
  expect(
    itemsOf([
      [160, 100, 10, 'Sopa de legumes'],
      [60, 110, 10, '3x'],
      [700, 110, 12, 'R$ 43,00'],
      [160, 122, 8, 'R$ 14,00 cada'],
    ]),
  ).toBeUndefined();
});

it('the count has a unit and a sign before the name, and the code stands before the price of one', () => {
  expect(
    itemsOf([
      [60, 100, 10, '3 UN ×'],
      [180, 100, 10, 'Sopa de legumes'],
      [700, 100, 10, 'R$ 42,00'],
      [180, 116, 8, 'cód. 118 · R$ 14,00 cada'],
      [60, 160, 10, '1,500 KG ×'],
      [180, 160, 10, 'Bolo de milho'],
      [700, 160, 10, 'R$ 19,50'],
      [180, 176, 8, 'cód. 733 · R$ 13,00 cada'],
    ]),
  ).toEqual([
    { ...soup, Code: '118', Unit: 'UN' },
    {
      Code: '733',
      Description: 'Bolo de milho',
      Quantity: '1.500',
      Unit: 'KG',
      UnitAmount: '13.00',
      TotalAmount: '19.50',
    },
  ]);
});
