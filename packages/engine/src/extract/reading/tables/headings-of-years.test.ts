import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readFormTable } from './form-table.ts';
import type { TableSpec } from './table-spec.ts';

type Column = 'Description' | 'Before' | 'Now';
const years = ['2022', '2023', '2024'].map((year) => `Em 31/12/${year}`);
const spec: TableSpec<'Items', Column> = {
  id: 'Items',
  least: 3,
  columns: [
    { id: 'Description', kind: 'text', labels: ['Bem'] },
    { id: 'Before', kind: 'money', labels: years },
    { id: 'Now', kind: 'money', labels: years },
  ],
};
const read = (first: string, second: string) => {
  const rows: Row[] = [
    [
      [50, 'Bem'],
      [500, first],
      [700, second],
    ],
    [
      [50, 'Casa'],
      [500, '10,00'],
      [700, '20,00'],
    ],
  ];
  const [row] = readFormTable(sheetOfRows(rows), spec, [])?.rows ?? [];
  return [row?.Before?.value, row?.Now?.value];
};

it('amounts of two years go by the years of their headings, whichever comes first', () => {
  expect(read('Em 31/12/2023', 'Em 31/12/2024')).toEqual(['10.00', '20.00']);
  expect(read('Em 31/12/2024', 'Em 31/12/2023')).toEqual(['20.00', '10.00']);
});
