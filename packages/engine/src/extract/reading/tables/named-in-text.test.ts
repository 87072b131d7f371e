import { expect, it } from 'vitest';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import { readFormTable } from './form-table.ts';
import type { TableSpec } from './table-spec.ts';

type Column = 'Name' | 'Code' | 'Price' | 'Total';
const spec: TableSpec<'Items', Column> = {
  id: 'Items',
  key: 'Name',
  columns: [
    { id: 'Name', kind: 'text', labels: ['Produto'] },
    { id: 'Code', kind: 'code', labels: ['Código'] },
    { id: 'Price', kind: 'money', labels: ['Preço'] },
    { id: 'Total', kind: 'money', labels: ['Total'] },
  ],
  named: [{ pattern: /\bREF (\d+)/, gives: [['Code', 'code']] }],
};
const read = (headings: Readonly<Record<number, string>>, row: Readonly<Record<number, string>>) =>
  readFormTable(
    sheetOfLines([
      [100, headings],
      [112, row],
      [122, { 100: 'REF 7788 –' }],
    ]),
    spec,
    [],
  )?.rows.map((cells) => Object.fromEntries(Object.entries(cells).map(([id, { value }]) => [id, value])));

it('what the text of a row says behind a name is of the column that has no heading', () => {
  expect(
    read({ 100: 'Produto', 500: 'Preço', 700: 'Total' }, { 100: 'Fita adesiva', 500: '5,00', 700: '10,00' }),
  ).toEqual([{ Name: 'Fita adesiva', Code: '7788', Price: '5.00', Total: '10.00' }]);
});

it('what a name says is of the text where the column has a cell', () => {
  expect(
    read(
      { 100: 'Produto', 400: 'Código', 500: 'Preço', 700: 'Total' },
      { 100: 'Fita adesiva', 400: 'F1', 500: '5,00', 700: '10,00' },
    ),
  ).toEqual([{ Name: 'Fita adesiva REF 7788', Code: 'F1', Price: '5.00', Total: '10.00' }]);
});
