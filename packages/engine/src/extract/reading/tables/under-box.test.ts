import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readFormTable } from './form-table.ts';
import type { TableSpec } from './table-spec.ts';

type Column = 'Name' | 'BirthDate' | 'Amount';
const spec: TableSpec<'People', Column> = {
  id: 'People',
  title: ['Dependentes'],
  least: 3,
  columns: [
    { id: 'Name', kind: 'name', labels: ['Nome'] },
    { id: 'BirthDate', kind: 'date', labels: ['Nascimento'] },
    { id: 'Amount', kind: 'money', labels: ['Valor'] },
  ],
};

const valuesOf = (rows: readonly Row[]) =>
  readFormTable(sheetOfRows(rows), spec, [])?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, { value }]) => [id, value])),
  );

it('a remark in brackets at the other end of the title’s row is over no box beside the table', () => {
  expect(
    valuesOf([
      [
        [50, 'Dependentes'],
        [700, '(Valores em reais)'],
      ],
      [
        [50, 'Nome'],
        [400, 'Nascimento'],
        [720, 'Valor'],
      ],
      [
        [50, 'Rita Prado Luz'],
        [400, '03/04/2011'],
        [702, '1.250,00'],
      ],
    ]),
  ).toEqual([{ Name: 'Rita Prado Luz', BirthDate: '2011-04-03', Amount: '1250.00' }]);
});
