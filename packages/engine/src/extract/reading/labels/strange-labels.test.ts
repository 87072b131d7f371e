import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readForm } from '../forms/form.ts';
import type { FormSpec } from '../forms/form-spec.ts';

type Id = 'Driver' | 'Ticket' | 'Remarks';

const spec: FormSpec<Id> = {
  fields: [
    { id: 'Driver', kind: 'text', labels: ['Motorista'] },
    { id: 'Ticket', kind: 'number', labels: ['Ticket'] },
    { id: 'Remarks', kind: 'text', labels: ['Observações'] },
  ],
};

const valuesOf = (rows: Parameters<typeof sheetOfRows>[0]) =>
  Object.fromEntries(readForm(sheetOfRows(rows), spec).map(({ id, reading }) => [id, reading.value]));

it('a label that no field has ends the values beside and above it', () => {
  expect(
    valuesOf([
      [
        [100, 'Motorista: RUI LIMA'],
        [230, 'Cor predominante: AZUL'],
      ],
      [[100, 'Ticket:']],
      [[100, 'Hodômetro: 48219']],
    ]),
  ).toEqual({ Driver: 'RUI LIMA' });
});

it('a text with a colon in the box of a label is its value', () => {
  expect(valuesOf([[[100, 'OBSERVAÇÕES']], [[100, 'RESTRIÇÃO: ARRENDAMENTO']]])).toEqual({
    Remarks: 'RESTRIÇÃO: ARRENDAMENTO',
  });
});
