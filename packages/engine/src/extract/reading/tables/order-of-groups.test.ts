import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readFormTable } from './form-table.ts';
import type { TableSpec } from './table-spec.ts';

const spec: TableSpec<'Documents', 'Kind' | 'Number'> = {
  id: 'Documents',
  ascends: 'Number',
  columns: [
    { id: 'Kind', kind: 'code', labels: ['Tipo'] },
    { id: 'Number', kind: 'number', labels: ['Número'] },
  ],
};

const headings: Row = [
  [50, 'Tipo'],
  [200, 'Número'],
  [500, 'Tipo'],
  [650, 'Número'],
];
const rowOf = (left: string, right?: string): Row => [
  [50, 'NF'],
  [200, left],
  ...(right === undefined
    ? []
    : ([
        [500, 'NF'],
        [650, right],
      ] as const)),
];

const numbersOf = (rows: readonly Row[]) =>
  readFormTable(sheetOfRows([headings, ...rows]), spec, [])?.rows.map(({ Number: number }) => number?.value);

it('documents whose numbers ascend down two columns side by side are listed down them', () => {
  expect(numbersOf([rowOf('701', '722'), rowOf('702', '723'), rowOf('715')])).toEqual([
    '701',
    '702',
    '715',
    '722',
    '723',
  ]);
});

it('documents go across where their numbers do, where they tell nothing, and where they are few', () => {
  expect(numbersOf([rowOf('701', '702'), rowOf('715', '722')])).toEqual(['701', '702', '715', '722']);
  expect(numbersOf([rowOf('915', '702'), rowOf('722', '704')])).toEqual(['915', '702', '722', '704']);
  expect(numbersOf([rowOf('701', '722'), rowOf('702')])).toEqual(['701', '722', '702']);
});

it('documents that fill the first column alone but for one are listed down it', () => {
  expect(numbersOf([rowOf('915', '704'), rowOf('722'), rowOf('810')])).toEqual(['915', '722', '810', '704']);
});
