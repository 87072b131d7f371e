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

const named: TableSpec<'Parts', 'Name' | 'Amount'> = {
  id: 'Parts',
  follows: ['Name', /^FRETE PESO$/, /^FRETE VALOR$/],
  columns: [
    { id: 'Name', kind: 'text', labels: ['Nome'] },
    { id: 'Amount', kind: 'money', labels: ['Valor'] },
  ],
};
const partsOf = (rows: readonly Row[]) => {
  const thrice = [50, 350, 650].flatMap((left): Row => [
    [left, 'Nome'],
    [left + 180, 'Valor'],
  ]);
  return readFormTable(sheetOfRows([thrice, ...rows]), named, [])?.rows.map(({ Name: name }) => name?.value);
};
const parts = (...names: readonly string[]): Row =>
  names.flatMap((name, at): Row => [
    [50 + 300 * at, name],
    [230 + 300 * at, '12,50'],
  ]);

it('names that follow each other down the columns are listed down them', () => {
  expect(partsOf([parts('FRETE PESO', 'GRIS', 'COLETA'), parts('FRETE VALOR', 'TAXA', 'OUTROS')])).toEqual([
    'FRETE PESO',
    'FRETE VALOR',
    'GRIS',
    'TAXA',
    'COLETA',
    'OUTROS',
  ]);
  expect(partsOf([parts('FRETE PESO', 'FRETE VALOR', 'COLETA'), parts('GRIS', 'TAXA', 'OUTROS')])).toEqual([
    'FRETE PESO',
    'FRETE VALOR',
    'COLETA',
    'GRIS',
    'TAXA',
    'OUTROS',
  ]);
});

it('a list whose last columns are empty below a full first one is listed down them', () => {
  expect(partsOf([parts('SECCAT', 'PEDÁGIO'), parts('DESPACHO', 'OUTROS')])).toEqual([
    'SECCAT',
    'DESPACHO',
    'PEDÁGIO',
    'OUTROS',
  ]);
});
