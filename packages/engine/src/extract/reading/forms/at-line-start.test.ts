import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readForm } from './form.ts';
import type { FormSpec } from './form-spec.ts';

const spec: FormSpec<'Name' | 'Number' | 'Register' | 'Goods' | 'Vehicle'> = {
  fields: [
    { id: 'Name', kind: 'name', labels: ['Razão social'] },
    { id: 'Number', kind: 'cnpj', labels: ['CNPJ'] },
    { id: 'Register', kind: 'number', labels: ['Inscrição municipal'] },
    { id: 'Goods', kind: 'text', labels: ['Mercadoria'] },
    { id: 'Vehicle', kind: 'text', labels: ['Veículo'] },
  ],
};
const read = (rows: readonly Row[]) =>
  Object.fromEntries(readForm(sheetOfRows(rows), spec).map(({ id, reading }) => [id, reading.value]));

it('a text of labels and values goes on with a value at the start of the next line', () => {
  const values = read([
    [
      [50, 'Razão social: Aurora Ltda'],
      [300, 'CNPJ: 11.222.333/0001-81'],
      [600, 'Inscrição municipal:'],
    ],
    [[50, '63904']],
  ]);
  expect(values).toEqual({ Name: 'Aurora Ltda', Number: '11222333000181', Register: '63904' });
});

it('a list of labels does not', () => {
  const values = read([
    [
      [50, 'CNPJ: 11.222.333/0001-81'],
      [300, '12'],
    ],
    [[50, 'Inscrição municipal:']],
    [[50, 'Bauru 63904']],
  ]);
  expect(values).toMatchObject({ Number: '11222333000181' });
});

it('a word behind a preposition in a text is no label', () => {
  expect(
    read([
      [
        [50, 'Mercadoria'],
        [200, 'PEÇAS PARA VEÍCULO'],
      ],
    ]),
  ).toEqual({ Goods: 'PEÇAS PARA VEÍCULO' });
});

it('a word behind the one for none of it is no label, whatever figure leads both', () => {
  expect(read([[[50, 'Mercadoria: 9-SEM VEÍCULO']]])).toEqual({ Goods: '9-SEM VEÍCULO' });
});

it('a value that ends with a dash goes on below its own label, not below the last one of its row', () => {
  const both: FormSpec<'Name' | 'TradeName'> = {
    fields: [
      { id: 'Name', kind: 'name', labels: ['Razão social'] },
      { id: 'TradeName', kind: 'name', labels: ['Nome fantasia'] },
    ],
  };
  const sheet = sheetOfRows([
    [
      [50, 'Razão social: AURORA PILATES -'],
      [600, 'Nome fantasia:'],
    ],
    [[50, 'SOCIEDADE UNIPESSOAL LTDA']],
  ]);
  expect(readForm(sheet, both).map(({ id, reading }) => [id, reading.value])).toEqual([
    ['Name', 'AURORA PILATES - SOCIEDADE UNIPESSOAL LTDA'],
  ]);
});
