import { expect, it } from 'vitest';
import { sheetOfTexts } from '../../testing/sheet-of-texts.ts';
import { readReceiptRows } from './receipt-rows.ts';

const read = (amount: string) =>
  readReceiptRows(
    sheetOfTexts([
      [60, 100, 9, '2'],
      [120, 100, 9, 'SABONETE NEUTRO 90G'],
      [500, 106, 9, 'R$ 7,00'],
      [60, 111, 8, 'UN'],
      [120, 111, 8, 'cód. 31207 · R$ 3,50 por unidade'],
      [60, 140, 9, '0,512'],
      [120, 140, 9, 'TOMATE ITALIANO'],
      [500, 146, 9, amount],
      [60, 151, 8, 'KG'],
      [120, 151, 8, 'cód. 44810 · R$ 9,98 por quilo'],
    ]),
  )?.map((row) => Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])));

it('a price that is said to be of one unit has its product around it, proven by the amount', () => {
  expect(read('R$ 5,11')).toMatchObject([
    {
      Code: '31207',
      Description: 'SABONETE NEUTRO 90G',
      Quantity: '2.00',
      Unit: 'UN',
      UnitAmount: '3.50',
      TotalAmount: '7.00',
    },
    { Code: '44810', Description: 'TOMATE ITALIANO', Unit: 'KG', UnitAmount: '9.98', TotalAmount: '5.11' },
  ]);
});

it('without that amount there is no product', () => {
  expect(read('R$ 6,11')?.[1]?.['Description']).not.toBe('TOMATE ITALIANO');
});
