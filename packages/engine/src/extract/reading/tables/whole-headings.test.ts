import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readFormTable } from './form-table.ts';
import type { TableSpec } from './table-spec.ts';

const spec: TableSpec<'Tests', 'Name' | 'Code' | 'Asked' | 'Granted'> = {
  id: 'Tests',
  columns: [
    { id: 'Name', kind: 'text', labels: ['Exame', 'Exames'] },
    { id: 'Code', kind: 'code', labels: ['Código'] },
    { id: 'Asked', kind: 'integer', labels: ['Pedido', 'Pedidos'] },
    { id: 'Granted', kind: 'integer', labels: ['Liberado'] },
  ],
};

it('the title beside the headings of a table is none of them, although its words are', () => {
  const sheet = sheetOfRows([
    [
      [50, 'Exames pedidos'],
      [250, 'Exame'],
      [500, 'Código'],
      [650, 'Pedido'],
      [800, 'Liberado'],
    ],
    [
      [250, 'Ferritina'],
      [500, '40316270'],
      [660, '3'],
      [810, '2'],
    ],
  ]);
  const title = sheet.tokens.slice(0, 2);
  const [row] = readFormTable(sheet, spec, title)?.rows ?? [];
  expect(Object.fromEntries(Object.entries(row ?? {}).map(([id, { value }]) => [id, value]))).toEqual({
    Name: 'Ferritina',
    Code: '40316270',
    Asked: '3',
    Granted: '2',
  });
});

it('nor is the title over them, although it is a heading elsewhere', () => {
  const sheet = sheetOfRows([
    [[50, 'Exames']],
    [
      [50, 'Código'],
      [250, 'Exame'],
      [650, 'Pedido'],
      [800, 'Liberado'],
    ],
    [
      [50, '40316270'],
      [250, 'Ferritina'],
      [660, '3'],
      [810, '2'],
    ],
  ]);
  const [row] = readFormTable(sheet, spec, sheet.tokens.slice(0, 1))?.rows ?? [];
  expect([row?.Code?.value, row?.Name?.value]).toEqual(['40316270', 'Ferritina']);
});
