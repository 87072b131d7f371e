import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readLooseInstallments } from './finders.ts';

const read = (rows: readonly Row[]) =>
  readLooseInstallments(sheetOfRows(rows))?.rows.map((row) =>
    Object.values(row)
      .map(({ value }) => value)
      .join(' '),
  );
const total: Row = [[40, 'R$ 300,01']];

it('numbers, days and amounts in stacks side by side are installments where they make another amount of the page', () => {
  const stacks: Row[] = [
    [
      [40, '0061-A'],
      [400, '0061-B'],
    ],
    [
      [40, '10/03/2025'],
      [400, '10/04/2025'],
    ],
    [
      [40, 'R$ 150,00'],
      [400, 'R$ 150,01'],
    ],
  ];
  expect(read([...stacks, [], total])).toEqual(['0061-A 2025-03-10 150.00', '0061-B 2025-04-10 150.01']);
  expect(read(stacks)).toBeUndefined();
});

it('installments in one row have a year of two figures', () => {
  const row: Row = [
    [40, 'Venctos'],
    [140, '001 10/03/25 150,00'],
    [400, '002 10/04/25 150,01'],
  ];
  expect(read([total, [], row])).toEqual(['001 2025-03-10 150.00', '002 2025-04-10 150.01']);
});
