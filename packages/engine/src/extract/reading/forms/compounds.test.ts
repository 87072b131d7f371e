import { expect, it } from 'vitest';
import { pageOfRows, sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { sheetOf } from '../sheet/sheet-of-page.ts';
import { compoundValues } from './compounds.ts';
import { readForm } from './form.ts';
import type { FormSpec } from './form-spec.ts';

const spec: FormSpec<'Book' | 'Page' | 'Entry' | 'BirthDate' | 'Age'> = {
  fields: [
    { id: 'Book', kind: 'serial', labels: ['LIVRO'] },
    { id: 'Page', kind: 'serial', labels: ['FOLHA'] },
    { id: 'Entry', kind: 'number', labels: ['TERMO'] },
    { id: 'BirthDate', kind: 'date', labels: ['DATA DE NASCIMENTO'] },
    { id: 'Age', kind: 'age', labels: ['IDADE'] },
  ],
};
const valuesOf = (rows: Parameters<typeof sheetOfRows>[0]): Record<string, string> =>
  Object.fromEntries(readForm(sheetOfRows(rows), spec).map(({ id, reading }) => [id, reading.value]));

it('a box whose label names several fields holds their values in the same order, beside or below it', () => {
  expect(
    valuesOf([
      [
        [100, 'Livro / Folha / Termo'],
        [400, 'C-0104 / 104 / 16137'],
      ],
      [[100, 'Data de nascimento – Idade']],
      [[100, '26/01/1938 – 84 anos']],
    ]),
  ).toEqual({ Book: 'C-0104', Page: '104', Entry: '16137', BirthDate: '1938-01-26', Age: '84' });
  expect(
    valuesOf([
      [
        [100, 'Livro/Folha/Termo:'],
        [400, 'C-12/104/16137'],
      ],
    ]),
  ).toEqual({
    Book: 'C-12',
    Page: '104',
    Entry: '16137',
  });
});

it('commas part the labels and the values of a box too, but not the label of one field', () => {
  expect(
    valuesOf([
      [
        [100, 'Livro, folha e termo'],
        [400, 'C-104, fls. 12, termo 16137'],
      ],
    ]),
  ).toEqual({ Book: 'C-104', Page: '12', Entry: '16137' });
  const whole: FormSpec<'Place' | 'Local' | 'Town'> = {
    fields: [
      { id: 'Place', kind: 'text', labels: ['LOCAL, MUNICÍPIO E UF'] },
      { id: 'Local', kind: 'text', labels: ['LOCAL'] },
      { id: 'Town', kind: 'text', labels: ['MUNICÍPIO'] },
    ],
  };
  const sheet = sheetOfRows([[[100, 'LOCAL, MUNICÍPIO E UF']], [[100, 'SANTA CASA, LINS']]]);
  expect(readForm(sheet, whole).map(({ id, reading }) => [id, reading.value])).toEqual([
    ['Place', 'SANTA CASA, LINS'],
  ]);
});

it('a picture may lose the strokes between the values', () => {
  const exact = sheetOfRows([
    [
      [100, 'Livro / Folha / Termo'],
      [400, 'C-0104/ 104 16137'],
    ],
  ]);
  const sheet = { ...exact, tokens: exact.tokens.map((token) => ({ ...token, conf: 90 })) };
  expect(Object.fromEntries(readForm(sheet, spec).map(({ id, reading }) => [id, reading.value]))).toEqual({
    Book: 'C-0104',
    Page: '104',
    Entry: '16137',
  });
});

it('words of a sentence that mentions two labels hold no values of theirs', () => {
  const mentions = [
    [[100, 'Confira no portal com data, livro e folha.']],
    [[100, 'Rua Nova, 88 – fone 151']],
  ] as const;
  expect(valuesOf(mentions)).toEqual({});
  expect(valuesOf([[[100, 'Livro e folha']], [[100, 'C-12 – 151']]])).toEqual({ Book: 'C-12', Page: '151' });
});

it('the unit of a number and the label behind its comma are no label of both', () => {
  const goods: FormSpec<'Weight' | 'Goods'> = {
    fields: [
      { id: 'Weight', kind: 'decimal', labels: ['Peso', 'kg'] },
      { id: 'Goods', kind: 'text', labels: ['Mercadoria'] },
    ],
  };
  const sheet = sheetOfRows([
    [[100, 'Mercadoria: Cimento']],
    [[100, 'Ao todo 10 sacos, 500,00 kg, mercadoria no valor de 300,00']],
  ]);
  expect(
    readForm(sheet, goods).flatMap(({ id, reading }) => (id === 'Goods' ? [reading.value] : [])),
  ).toEqual(['Cimento']);
});

it.each([
  ['Livro Folha / Termo:', 'C-104 12 16137'],
  ['Livro Folha / Termo:', 'C-104 12 / 16137'],
  ['Livro / Folha / Termo:', 'C-104/12/ 16137'],
  ['Livro / Folha / Termo:', 'C-104 /12 /16137'],
])(
  'a picture may lose signs between the labels and spaces beside those of the values: %s %s',
  (label, value) => {
    const page = pageOfRows(
      [
        [
          [100, label],
          [400, value],
        ],
      ],
      'ocr',
      90,
    );
    const spellings = new Map(spec.fields.map((field) => [field.labels[0] ?? '', [field]]));
    const read = compoundValues(sheetOf(page), spellings).map(({ id, reading }) => [id, reading.value]);
    expect(Object.fromEntries(read)).toEqual({ Book: 'C-104', Page: '12', Entry: '16137' });
  },
);

it('labels that lead to values of their own say together who may sign', () => {
  const people: FormSpec<'Grower' | 'Driver'> = {
    fields: [
      { id: 'Grower', kind: 'text', labels: ['PRODUTOR'] },
      { id: 'Driver', kind: 'text', labels: ['MOTORISTA'] },
    ],
  };
  const values = readForm(
    sheetOfRows([
      [[40, 'PRODUTOR: RITA PRADO LUZ']],
      [[40, 'MOTORISTA: CAIO REIS NETO']],
      [],
      [[40, 'PRODUTOR / MOTORISTA']],
      [[40, 'ISENTO DE SELO CONF. LEI 12/2011']],
    ]),
    people,
  );
  expect(Object.fromEntries(values.map(({ id, reading }) => [id, reading.value]))).toEqual({
    Grower: 'RITA PRADO LUZ',
    Driver: 'CAIO REIS NETO',
  });
});
