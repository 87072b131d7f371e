import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readFormTable } from './form-table.ts';
import type { TableSpec } from './table-spec.ts';

const spec: TableSpec<'Goods', 'Name' | 'Count' | 'Amount'> = {
  id: 'Goods',
  columns: [
    { id: 'Name', kind: 'text', labels: ['Mercadoria'] },
    { id: 'Count', kind: 'decimal', labels: ['Qtde'] },
    { id: 'Amount', kind: 'money', labels: ['Valor'] },
  ],
};

it('the sign over the numbers of a table’s rows is a heading of its own, and the numbers are of no name', () => {
  const sheet = sheetOfRows([
    [
      [100, '#'],
      [112, 'Mercadoria'],
      [500, 'Qtde'],
      [700, 'Valor'],
    ],
    [
      [100, '1'],
      [112, 'Enxada'],
      [500, '2,00'],
      [700, '80,00'],
    ],
    [
      [100, '2'],
      [112, 'Foice'],
      [500, '1,00'],
      [700, '55,00'],
    ],
  ]);
  const rows = readFormTable(sheet, spec, [])?.rows ?? [];
  expect(rows.map(({ Name }) => Name?.value)).toEqual(['Enxada', 'Foice']);
});
