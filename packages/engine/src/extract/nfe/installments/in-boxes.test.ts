import { expect, it } from 'vitest';
import { sheetOfLines } from '../../reading/sheet/sheet.cases.ts';
import { readLooseInstallments } from './finders.ts';

const read = (amountAt: number) =>
  readLooseInstallments(
    sheetOfLines([
      [100, { 60: 'Nº PARCELA', 150: 'VENCIMENTO', 400: 'PLACA' }],
      [110, { 60: '001', 150: '10/03/2025', 400: 'ABC1D23' }],
      [124, { 60: 'VALOR', 400: 'PESO BRUTO' }],
      [134, { [amountAt]: '150,00', 400: '12,50' }],
    ]),
  )?.rows.map((row) => Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])));

it('the amount of one installment is in a box below those of its number and day', () => {
  expect(read(190)).toEqual([{ Number: '001', DueDate: '2025-03-10', Amount: '150.00' }]);
});

it('an amount of another block is not the installment’s', () => {
  expect(read(300)).toBeUndefined();
});
