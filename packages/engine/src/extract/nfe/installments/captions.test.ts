import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { installmentText } from './cards.ts';
import { readLooseInstallments } from './finders.ts';

const read = (rows: readonly Row[]) =>
  readLooseInstallments(sheetOfRows(rows))?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])),
  );

it('the amount of an installment stands over its number and day, side by side', () => {
  expect(
    read([
      [
        [40, 'R$ 150,00'],
        [400, 'R$ 150,01'],
      ],
      [
        [40, '001: vence 10 mar 2025'],
        [400, '002: vence 10 abr 2025'],
      ],
    ]),
  ).toEqual([
    { Number: '001', DueDate: '2025-03-10', Amount: '150.00' },
    { Number: '002', DueDate: '2025-04-10', Amount: '150.01' },
  ]);
  expect(read([[[40, '150,00']], [[40, 'duplicata 1/1, até 10/03/2025']]])).toEqual([
    { Number: '1/1', DueDate: '2025-03-10', Amount: '150.00' },
  ]);
});

it('captions of which some have no amount are none of installments', () => {
  expect(
    read([
      [[40, '150,00']],
      [
        [40, '001, em 10/03/2025'],
        [400, '002, em 10/04/2025'],
      ],
    ]),
  ).toBeUndefined();
});

it('texts of an installment have points or strokes between their parts', () => {
  expect(installmentText.exec('001 · vence 10/03/2025 · R$ 150,00')?.slice(1)).toEqual([
    '001',
    '10/03/2025',
    '150,00',
  ]);
  expect(installmentText.exec('2/3 | 10/03/2025 | 150,00')?.slice(1)).toEqual([
    '2/3',
    '10/03/2025',
    '150,00',
  ]);
});
