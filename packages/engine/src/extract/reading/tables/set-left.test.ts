import { expect, it } from 'vitest';
import { pageOfRows, sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { sheetOf } from '../sheet/sheet-of-page.ts';
import { readFormTable } from './form-table.ts';
import type { TableSpec } from './table-spec.ts';

type Column = 'Code' | 'Name' | 'BirthDate';
const spec: TableSpec<'People', Column> = {
  id: 'People',
  title: ['Dependentes'],
  least: 3,
  columns: [
    { id: 'Code', kind: 'code', labels: ['Cód.'] },
    { id: 'Name', kind: 'name', labels: ['Nome'] },
    { id: 'BirthDate', kind: 'date', labels: ['Nascimento'] },
  ],
};

const valuesOf = (rows: readonly Row[]) =>
  readFormTable(sheetOfRows(rows), spec, [])?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, { value }]) => [id, value])),
  );

it('a short text at the left of a wide column is under the heading in the middle of it', () => {
  expect(
    valuesOf([
      [[50, 'Dependentes']],
      [
        [60, 'Cód.'],
        [330, 'Nome'],
        [620, 'Nascimento'],
      ],
      [
        [68, '21'],
        [120, 'Rita Prado Luz'],
        [630, '03/04/2011'],
      ],
      [
        [68, '22'],
        [120, 'Caio Prado'],
        [630, '09/12/2014'],
      ],
    ]),
  ).toEqual([
    { Code: '21', Name: 'Rita Prado Luz', BirthDate: '2011-04-03' },
    { Code: '22', Name: 'Caio Prado', BirthDate: '2014-12-09' },
  ]);
});

it('a preposition behind a heading of a picture is of that one, and heads no column', () => {
  const page = pageOfRows(
    [
      [[50, 'Dependentes']],
      [
        [60, 'Cód.'],
        [200, 'Nome'],
        [400, 'Nascimento de'],
      ],
      [
        [68, '21'],
        [200, 'Rita Prado Luz'],
        [480, '03/04/2011'],
      ],
    ],
    'ocr',
    90,
  );
  const [row] = readFormTable(sheetOf(page), spec, [])?.rows ?? [];
  expect(row?.BirthDate?.value).toBe('2011-04-03');
});
