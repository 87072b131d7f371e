import { expect, it } from 'vitest';
import { sheetOfTexts } from '../../testing/sheet-of-texts.ts';
import { readReceiptRows } from './receipt-rows.ts';

const read = (second: string) =>
  readReceiptRows(
    sheetOfTexts([
      [60, 100, 9, 'Moqueca de banana'],
      [400, 100, 9, '92,00'],
      [600, 104, 9, 'serviço, 10%'],
      [900, 104, 9, '19,85'],
      [60, 113, 8, '2 un de 46,00'],
      [60, 140, 9, 'Suco de caju'],
      [400, 140, 9, second],
      [60, 153, 8, '3 un de 11,50'],
      [600, 153, 9, 'recebido por Ivo'],
      [60, 180, 9, 'Cocada de forno'],
      [400, 180, 9, '72,00'],
      [60, 193, 8, '4 un de 18,00'],
    ]),
  )?.map((row) => Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])));

it('a small line under a name says how many there were at which price, whatever stands beside', () => {
  expect(read('34,50')).toMatchObject([
    {
      Description: 'Moqueca de banana',
      Quantity: '2.00',
      Unit: 'UN',
      UnitAmount: '46.00',
      TotalAmount: '92.00',
    },
    { Description: 'Suco de caju', Quantity: '3.00', UnitAmount: '11.50', TotalAmount: '34.50' },
    { Description: 'Cocada de forno', TotalAmount: '72.00' },
  ]);
});

it('an amount that the line does not come to is not its own', () => {
  expect(read('35,50')).toMatchObject([
    { Description: 'Moqueca de banana' },
    { Description: 'Cocada de forno' },
  ]);
});
