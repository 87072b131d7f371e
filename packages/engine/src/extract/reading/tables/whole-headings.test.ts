import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
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

it('a word of a heading beside the rest of it under a shorter line is of the same column', () => {
  const taxes: TableSpec<'Taxes', 'Name' | 'Income' | 'Tax' | 'Bonus'> = {
    id: 'Taxes',
    columns: [
      { id: 'Name', kind: 'text', labels: ['Fonte'] },
      { id: 'Income', kind: 'money', labels: ['Rendimento'] },
      { id: 'Tax', kind: 'money', labels: ['Retido', 'Imposto na fonte', 'Imposto retido na fonte'] },
      { id: 'Bonus', kind: 'money', labels: ['13º'] },
    ],
  };
  const sheet = sheetOfRows([
    [
      [50, 'Fonte'],
      [300, 'Rendimento'],
      [541, 'Imposto'],
      [700, '13º'],
    ],
    [
      [499, 'Retido'],
      [541, 'na fonte'],
    ],
    [
      [50, 'Escola Sol'],
      [300, '1.000,00'],
      [541, '100,00'],
      [700, '80,00'],
    ],
  ]);
  expect(readFormTable(sheet, taxes, [])?.rows[0]).toMatchObject({
    Tax: { value: '100.00' },
    Bonus: { value: '80.00' },
  });
});

it('two words of one heading, each a heading by itself, stand one over the other', () => {
  const priced: TableSpec<'Goods', 'Name' | 'Count' | 'Price'> = {
    id: 'Goods',
    columns: [
      { id: 'Name', kind: 'text', labels: ['Artigo'] },
      { id: 'Count', kind: 'integer', labels: ['Qtde'] },
      { id: 'Price', kind: 'money', labels: ['Preço', 'Unitário', 'Unit.'] },
    ],
  };
  const sheet = sheetOfLines([
    [100, { 701: 'preço' }],
    [105, { 50: 'Artigo', 500: 'Qtde' }],
    [111, { 703: 'unit.' }],
    [130, { 50: 'Enxada', 506: '3', 712: '1,27' }],
    [145, { 50: 'Foice', 506: '2', 692: '1.310,00' }],
  ]);
  const found = readFormTable(sheet, priced, [])?.rows ?? [];
  expect(found.map(({ Price }) => Price?.value)).toEqual(['1.27', '1310.00']);
});
