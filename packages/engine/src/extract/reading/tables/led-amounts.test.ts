import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readLedAmounts } from './led-amounts.ts';

const rowsOf = (...rows: readonly string[]): (string | undefined)[][] | undefined =>
  readLedAmounts(sheetOfRows(rows.map((text) => [[50, text]])))?.rows.map(({ Name, Amount }) => [
    Name.value,
    Amount.value,
  ]);

it('amounts in lines of text are a list where their sum is behind them', () => {
  expect(
    rowsOf(
      'Frete valor: 880,00 Estiva: 240,50 Pedágio portuário: 36,00',
      'Valor total do serviço: 1.156,50 Valor a receber: 1.156,50',
    ),
  ).toEqual([
    ['Frete valor', '880.00'],
    ['Estiva', '240.50'],
    ['Pedágio portuário', '36.00'],
  ]);
  expect(rowsOf('Frete peso: R$ 100,00 · Taxas: R$ 10,00 · Total: R$ 110,00')).toHaveLength(2);
});

it('amounts whose sum is another, and a row with other words, are none', () => {
  expect(rowsOf('Base: 880,00 Imposto: 105,60', 'Valor total: 880,00')).toBeUndefined();
  expect(rowsOf('Frete: 80,00 de 12 volumes Taxa: 20,00', 'Valor total: 100,00')).toBeUndefined();
});
