import { expect, it } from 'vitest';
import type { FormSpec } from '../forms/form-spec.ts';
import { readForm } from '../forms/form.ts';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { isInLanguages } from './translations.ts';

type Id = 'Number' | 'Surname' | 'Place' | 'Issued';

const spec: FormSpec<Id> = {
  fields: [
    { id: 'Number', kind: 'text', labels: ['PASSAPORTE Nº / PASSPORT No.', 'PASSPORT No.', 'PASSAPORTE Nº'] },
    { id: 'Surname', kind: 'name', labels: ['SOBRENOME / SURNAME', 'SURNAME', 'SOBRENOME'] },
    { id: 'Place', kind: 'text', labels: ['LOCAL'] },
    {
      id: 'Issued',
      kind: 'date',
      labels: ['DATA DE EMISSÃO', 'EXPEDIÇÃO', 'DATA / DATE OF ISSUE', 'DATE OF ISSUE'],
    },
  ],
};
const read = (rows: Parameters<typeof sheetOfRows>[0]) =>
  Object.fromEntries(readForm(sheetOfRows(rows), spec).map(({ id, reading }) => [id, reading.value]));

it('a third language behind a label is no value of it', () => {
  expect(
    read([
      [
        [100, 'SOBRENOME / SURNAME / NOM'],
        [500, 'PASSAPORTE Nº / PASSPORT No. / PASSEPORT Nº'],
      ],
      [
        [100, 'KLEIN QUEIROZ'],
        [500, 'GA886215'],
      ],
      [
        [100, 'EXPEDIÇÃO / DATE OF ISSUE / DÉLIVRANCE'],
        [500, 'LOCAL / LIEU'],
      ],
      [
        [100, '06 SET/SEP 2023'],
        [500, 'PORTO ALEGRE'],
      ],
    ]),
  ).toEqual({ Surname: 'KLEIN QUEIROZ', Number: 'GA886215', Issued: '2023-09-06', Place: 'PORTO ALEGRE' });
});

it('what follows a label without a stroke, or behind its colon, is its value', () => {
  expect(read([[[100, 'LOCAL PORTO ALEGRE / RS']], [[100, 'SOBRENOME: LIMA / REIS']]])).toEqual({
    Place: 'PORTO ALEGRE / RS',
    Surname: 'LIMA / REIS',
  });
});

it('a numbered label in three languages is no sentence, which names labels in passing', () => {
  expect(
    read([[[100, '8. Data de emissão / Date of issue / Date de délivrance']], [[100, '06 09 2023']]]),
  ).toEqual({ Issued: '2023-09-06' });
  expect(
    isInLanguages('4a. Data de emissão / Date of issue - 5. Local / Place of issue - 9. Categoria / Class'),
  ).toBe(false);
});
