import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readSummedNames } from './summed-names.ts';

const names: Row = [
  [40, 'FRETE PESO'],
  [160, 'SEGURO'],
  [260, 'TAXA DE BALSA'],
  [420, 'TOTAL'],
  [560, 'Tipo'],
  [640, 'Série'],
];
const amounts = (total: string): Row => [
  [60, '210,00'],
  [170, '15,50'],
  [290, '4,50'],
  [430, total],
  [560, 'NF-e'],
  [640, '001'],
];
const read = (total: string) =>
  readSummedNames(sheetOfRows([names, amounts(total)]))?.rows.map(({ Name, Amount }) => [
    Name.value,
    Amount.value,
  ]);

it('names over amounts are a list up to their sum, whatever table stands beside them', () => {
  expect(read('230,00')).toEqual([
    ['FRETE PESO', '210.00'],
    ['SEGURO', '15.50'],
    ['TAXA DE BALSA', '4.50'],
  ]);
});

it('names over amounts of another sum are no list', () => {
  expect(read('230,01')).toBeUndefined();
});
