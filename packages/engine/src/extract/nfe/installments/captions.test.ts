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

it('numbers of several figures and a letter are captions with what they are called', () => {
  expect(read([[[40, 'Título 9903A venc. 31/08/2026']], [[40, 'R$ 673,73']]])).toEqual([
    { Number: '9903A', DueDate: '2026-08-31', Amount: '673.73' },
  ]);
});

it('the day of an installment stands with its amount over the number', () => {
  expect(
    read([
      [
        [40, '16/09/2025 R$ 150,00'],
        [400, '14/10/2025 R$ 150,01'],
      ],
      [
        [40, 'Parcela 001'],
        [400, 'Parcela 002'],
      ],
    ]),
  ).toEqual([
    { Number: '001', DueDate: '2025-09-16', Amount: '150.00' },
    { Number: '002', DueDate: '2025-10-14', Amount: '150.01' },
  ]);
});

it('labels of an installment in one row may end with a stop and a colon', () => {
  expect(installmentText.exec('Título: 001 Vencimento.: 15/07/2025 Valor.: 37.472,70')?.slice(1)).toEqual([
    '001',
    '15/07/2025',
    '37.472,70',
  ]);
});
