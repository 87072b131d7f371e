import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readLooseInstallments } from './finders.ts';

type Rows = Parameters<typeof sheetOfRows>[0];
const read = (rows: Rows) =>
  readLooseInstallments(sheetOfRows(rows))?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])),
  );

it('installments said in sentences side by side end in the line below each', () => {
  const rows: Rows = [
    [
      [60, 'Duplicata 01: R$ 310,40 com vencimento em'],
      [500, 'Duplicata 02: R$ 310,41 com vencimento em'],
    ],
    [
      [60, '05/03/2026'],
      [500, '05/04/2026'],
    ],
  ];
  expect(read(rows)).toEqual([
    { Number: '01', Amount: '310.40', DueDate: '2026-03-05' },
    { Number: '02', Amount: '310.41', DueDate: '2026-04-05' },
  ]);
});

it('a day may stand before the amount, and words without either are no installment', () => {
  expect(read([[[60, 'Parcela 2 vence em 05/03/2026: R$ 71,90']]])).toEqual([
    { Number: '2', DueDate: '2026-03-05', Amount: '71.90' },
  ]);
  expect(read([[[60, 'Parcela 2 a combinar']]])).toBeUndefined();
});

it('a sentence goes on at the beginning of the next line', () => {
  expect(
    read([
      [[60, 'Pagamento: em parcela 001, em 05/03/2026, de R$ 71,90; parcela 002, em']],
      [[60, '05/04/2026, de R$ 71,91.']],
    ]),
  ).toEqual([
    { Number: '001', DueDate: '2026-03-05', Amount: '71.90' },
    { Number: '002', DueDate: '2026-04-05', Amount: '71.91' },
  ]);
});

it('the number of an installment may come last', () => {
  const rows: Rows = [
    [
      [60, '310,40 em 05/03/2026 parcela 001'],
      [500, '310,41 em 05/04/2026 parcela 002'],
    ],
  ];
  expect(read(rows)).toEqual([
    { Number: '001', Amount: '310.40', DueDate: '2026-03-05' },
    { Number: '002', Amount: '310.41', DueDate: '2026-04-05' },
  ]);
});
