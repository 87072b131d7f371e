import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import type { TableSpec } from './table-spec.ts';
import { readTurnedRecords } from './turned-records.ts';

type Rows = Parameters<typeof sheetOfRows>[0];
const spec: TableSpec<'Parts', 'Number' | 'DueDate' | 'Amount'> = {
  id: 'Parts',
  key: 'DueDate',
  columns: [
    { id: 'Number', kind: 'text', labels: ['Parcela'] },
    { id: 'DueDate', kind: 'date', labels: ['Vencimento'] },
    { id: 'Amount', kind: 'money', labels: ['Valor R$'] },
  ],
};
const read = (rows: Rows) =>
  readTurnedRecords(sheetOfRows(rows), spec)?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])),
  );
const rows = (days: readonly [string, string]): Rows => [
  [
    [100, 'Parcela'],
    [250, 'A'],
    [400, 'B'],
  ],
  [
    [100, 'Vencimento'],
    [250, days[0]],
    [400, days[1]],
  ],
  [
    [100, 'Valor R$'],
    [250, '150,25'],
    [400, '149,75'],
  ],
];

it('headings below each other at the left have the cells of each record behind them', () => {
  expect(read(rows(['10/02/2026', '10/03/2026']))).toEqual([
    { Number: 'A', DueDate: '2026-02-10', Amount: '150.25' },
    { Number: 'B', DueDate: '2026-03-10', Amount: '149.75' },
  ]);
});

it('cells that are not of their heading’s kind are of no such table', () => {
  expect(read(rows(['10/02/2026', 'à vista']))).toBeUndefined();
});
