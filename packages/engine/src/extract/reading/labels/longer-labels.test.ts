import { expect, it } from 'vitest';
import { readForm } from '../forms/form.ts';
import type { FormSpec } from '../forms/form-spec.ts';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';

const spec: FormSpec<'Place' | 'Colour'> = {
  fields: [
    { id: 'Place', kind: 'name', labels: ['Oficina'] },
    { id: 'Colour', kind: 'text', labels: ['Cor'] },
  ],
};
const read = (row: Row) =>
  Object.fromEntries(readForm(sheetOfRows([row]), spec).map(({ id, reading }) => [id, reading.value]));

it('the rest of a longer label is no value, nor is what that label leads to', () => {
  expect(
    read([
      [100, 'Oficina anterior'],
      [260, 'Auto Mecânica Silva Ltda'],
    ]),
  ).toEqual({});
  expect(
    read([
      [100, 'Oficina'],
      [200, 'Auto Mecânica Silva Ltda'],
    ]),
  ).toEqual({ Place: 'Auto Mecânica Silva Ltda' });
});

it('a value in small letters before another label, or alone, is one', () => {
  expect(
    read([
      [100, 'Cor azul claro'],
      [500, 'Oficina: Lima e Reis'],
    ]),
  ).toEqual({ Colour: 'azul claro', Place: 'Lima e Reis' });
  expect(read([[100, 'Cor azul']])).toEqual({ Colour: 'azul' });
});

it('the first word of a company’s name behind a label is no label', () => {
  const known: FormSpec<'Place' | 'Colour' | 'Part'> = {
    fields: [...spec.fields, { id: 'Part', kind: 'text', labels: ['Peças', 'Transportadora'] }],
  };
  const read = (rows: readonly Row[]) =>
    readForm(sheetOfRows(rows), known).map(({ id, reading }) => [id, reading.value]);
  expect(
    read([
      [
        [100, 'Oficina'],
        [200, 'Peças Vila Nova Ltda'],
      ],
    ]),
  ).toEqual([['Place', 'Peças Vila Nova Ltda']]);
  expect(read([[[100, 'Transportadora Figueiredo Ltda']]])).toEqual([]);
});
