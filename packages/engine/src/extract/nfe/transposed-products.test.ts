import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { readTransposedProducts } from './transposed-products.ts';

/** Words that end at a place. */
const endingAt = (right: number, text: string): Row[number] => [right - 6 * text.length, text];
const rowOf = (caption: string, first: string, second: string): Row => [
  [40, caption],
  endingAt(400, first),
  endingAt(640, second),
];
const rows = (amount: string): Row[] => [
  rowOf('Código', '4471', '4472'),
  rowOf('Descrição', 'Garrafa', 'Caneca de louça'),
  rowOf('', 'térmica', 'branca'),
  rowOf('NCM', '96170010', '69120000'),
  rowOf('CFOP', '5102', '6102'),
  rowOf('Unid.', 'KT', 'PC'),
  rowOf('Quant.', '3', '2'),
  rowOf('R$ unit.', '19,90', '14,50'),
  rowOf('R$ total', amount, '29,00'),
  rowOf('ICMS %', '12', '0'),
  [],
  rowOf('CFOP', '1', '2'),
];
const read = (amount: string): Record<string, string>[] | undefined =>
  readTransposedProducts(
    sheetOfRows(rows(amount).map((row) => row.filter(([, text]) => text !== ''))),
  )?.rows.map((row) => Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])));

it('products side by side are read by the captions at their left', () => {
  expect(read('59,70')).toEqual([
    {
      Code: '4471',
      Description: 'Garrafa térmica',
      NCM: '96170010',
      CFOP: '5102',
      Unit: 'KT',
      Quantity: '3.00',
      UnitAmount: '19.90',
      TotalAmount: '59.70',
      ICMSRate: '12.00',
    },
    {
      Code: '4472',
      Description: 'Caneca de louça branca',
      NCM: '69120000',
      CFOP: '6102',
      Unit: 'PC',
      Quantity: '2.00',
      UnitAmount: '14.50',
      TotalAmount: '29.00',
      ICMSRate: '0.00',
    },
  ]);
});

it('columns whose quantity times price is not their amount are no products', () => {
  expect(read('91,17')).toBeUndefined();
});
