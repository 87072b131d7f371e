import { expect, it } from 'vitest';
import { pageOfRoll } from '../../testing/page-of-roll.ts';
import { sheetOf } from '../sheet/sheet-of-page.ts';
import { withLostCommas } from './lost-commas.ts';

const lines = [
  'SUBTOTAL R$             425 89',
  'DESCONTO                  5,89',
  'TOTAL R$                420.00',
  'DINHEIRO                450,00',
  'Trib aprox R$ 112 35 Fonte IBPT',
  'Mesa 12 15',
];
const rowsOf = (conf: number): string[] =>
  withLostCommas(sheetOf(pageOfRoll(lines, conf === 100 ? 'text-layer' : 'ocr', conf))).rows.map((row) =>
    row.map(({ text }) => text).join(' '),
  );

it('two figures at the edge of the amounts or behind the sign of money are centavos, others are not', () => {
  expect(rowsOf(90)).toEqual([
    'SUBTOTAL R$ 425,89',
    'DESCONTO 5,89',
    'TOTAL R$ 420,00',
    'DINHEIRO 450,00',
    'Trib aprox R$ 112,35 Fonte IBPT',
    'Mesa 12 15',
  ]);
});

it('exact text keeps what it says', () => {
  expect(rowsOf(100)[0]).toBe('SUBTOTAL R$ 425 89');
});
