import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { labelSearch } from './labels-of-forms.ts';

const field = (id: string, ...labels: string[]) => ({ id, kind: 'text' as const, labels });
const search = labelSearch({
  freight: {
    fields: [field('Name', 'Nome'), field('Product', 'Produto predominante')],
    passedOver: ['Modal'],
  },
  card: {
    fields: [field('Name', 'Nome'), field('Height', 'Altura')],
    sections: { Holder: ['Dados do titular'] },
  },
  ticket: {
    fields: [field('Name', 'Nome')],
    tables: [{ columns: [{ id: 'Weight', kind: 'decimal' as const, labels: ['Peso líquido'] }] }],
  },
});
const found = (...rows: Row[]) =>
  Object.fromEntries(
    [...search(sheetOfRows(rows))].map(([kind, labels]) => [kind, labels.map(({ text }) => text)]),
  );

it('labels of a form are found where they fill a box or end with a colon, in fields, titles, tables and boxes passed over', () => {
  expect(found([[50, 'Modal: rodoviário Produto predominante: soja']])).toEqual({ freight: ['Modal:'] });
  expect(
    found(
      [
        [50, 'Produto predominante'],
        [400, 'Peso líquido'],
      ],
      [[50, 'DADOS DO TITULAR']],
    ),
  ).toEqual({
    freight: ['Produto predominante'],
    ticket: ['Peso líquido'],
    card: ['DADOS DO TITULAR'],
  });
  expect(found([[50, 'A altura do produto predominante é medida']])).toEqual({});
});

it('a label of every form weighs nothing, one of a single form most, and none counts twice', () => {
  const labels =
    search(
      sheetOfRows([
        [[50, 'Nome']],
        [
          [50, 'Altura'],
          [400, 'Altura'],
        ],
      ]),
    ).get('card') ?? [];
  expect(labels.map(({ text, weight }) => [text, weight])).toEqual([
    ['Nome', 0],
    ['Altura', Math.log(3)],
  ]);
});
