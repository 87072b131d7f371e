import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readFormTable } from './form-table.ts';
import type { TableSpec } from './table-spec.ts';

type Column = 'Code' | 'Name' | 'BirthDate' | 'CPF';
const spec: TableSpec<'Children', Column> = {
  id: 'Children',
  title: ['RELAÇÃO DE FILHOS'],
  least: 3,
  columns: [
    { id: 'Code', kind: 'code', labels: ['Tipo'] },
    { id: 'Name', kind: 'name', labels: ['Nome'] },
    { id: 'BirthDate', kind: 'date', labels: ['Nascimento'] },
    { id: 'CPF', kind: 'cpf', labels: ['CPF'] },
  ],
};

const headings: Row = [
  [50, 'Tipo'],
  [150, 'Nome'],
  [500, 'Nascimento'],
  [700, 'CPF'],
];
const row: Row = [
  [50, '21'],
  [150, 'Otávio Brandt Sales'],
  [500, '14/02/2011'],
  [700, '529.982.247-25'],
];
const namesOf = (rows: readonly Row[], ends = '') => {
  const sheet = sheetOfRows(rows);
  const others = sheet.tokens.filter(({ text }) => text === ends);
  return readFormTable(sheet, spec, others)?.rows.map(({ Name }) => Name?.value);
};

it('a table under a title in other words is told by the headings of all its columns', () => {
  expect(namesOf([[[50, 'Quem mora comigo']], headings, row])).toEqual(['Otávio Brandt Sales']);
  expect(namesOf([[[50, 'Quem mora comigo']], [...headings, [850, 'Idade']], [...row, [850, '14']]])).toEqual(
    ['Otávio Brandt Sales'],
  );
});

it('a part of the headings or the title of another table tells none', () => {
  expect(namesOf([[[50, 'Quem mora comigo']], headings.slice(1), row.slice(1)])).toBeUndefined();
  expect(namesOf([[[50, 'ALIMENTANDOS']], headings, row], 'ALIMENTANDOS')).toBeUndefined();
});
