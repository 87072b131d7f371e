import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
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
