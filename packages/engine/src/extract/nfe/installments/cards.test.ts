import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { installmentText } from './cards.ts';
import { readLooseInstallments } from './finders.ts';

const read = (rows: readonly Row[]) =>
  readLooseInstallments(sheetOfRows(rows))?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])),
  );

it('cards side by side say number, day and amount of an installment below each other', () => {
  expect(
    read([
      [
        [40, 'Fatura 881'],
        [300, 'Parcela 001'],
        [600, '2ª parcela'],
      ],
      [
        [300, 'vence 10/03/2025'],
        [600, 'vence 10/04/2025'],
      ],
      [
        [40, 'Original R$ 300,00'],
        [300, 'R$ 150,00'],
        [600, 'R$ 150,00'],
      ],
    ]),
  ).toEqual([
    { Number: '001', DueDate: '2025-03-10', Amount: '150.00' },
    { Number: '2ª', DueDate: '2025-04-10', Amount: '150.00' },
  ]);
});

it('what is called so without a day or an amount below it is no installment', () => {
  expect(read([[[40, 'Parcela 1']], [[40, 'vence 10/03/2025']]])).toBeUndefined();
});

it('a shortened word may lead to the day of an installment', () => {
  expect(installmentText.exec('001 p/ 09/01/26 2.750,34')?.slice(1)).toEqual(['001', '09/01/26', '2.750,34']);
});

it('installments follow each other behind the word for all of them', () => {
  const [, ...first] = installmentText.exec('PARCELAS...: 01 14/09/25 R$ 310,40 02 14/10/25 R$ 310,40') ?? [];
  expect(first).toEqual(['01', '14/09/25', '310,40']);
});
