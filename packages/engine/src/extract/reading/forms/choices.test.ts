import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { pageOfTexts } from '../../testing/sheet-of-texts.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { sheetOf } from '../sheet/sheet-of-page.ts';
import { readForm } from './form.ts';
import type { FormSpec } from './form-spec.ts';

const readAll = <Id extends string>(sheet: Sheet, spec: FormSpec<Id>): Record<string, string> =>
  Object.fromEntries(readForm(sheet, spec).map(({ id, reading }) => [id, reading.value]));

it('an answer below its heading ends where the next heading has its own value', () => {
  const spec: FormSpec<'Freight' | 'Driver'> = {
    fields: [
      { id: 'Freight', kind: 'text', labels: ['Quem paga'], oneOf: /^(?:CIF|FOB)(?!\p{L}).*/u },
      { id: 'Driver', kind: 'text', labels: ['Motorista'] },
    ],
  };
  const rows = sheetOfRows([
    [
      [40, 'Quem paga'],
      [145, 'Motorista'],
    ],
    [
      [40, 'CIF (remetente)'],
      [145, 'Ivo Reis Prado'],
    ],
  ]);
  expect(readAll(rows, spec)).toEqual({ Freight: 'CIF (remetente)', Driver: 'Ivo Reis Prado' });
});

it('an answer stands over a caption in small letters and smaller type, though its word is a label elsewhere', () => {
  const spec: FormSpec<'Type' | 'Holder'> = {
    fields: [
      { id: 'Type', kind: 'text', labels: ['Tipo de beneficiário'], oneOf: /^Titular$/ },
      { id: 'Holder', kind: 'name', labels: ['Titular'] },
    ],
  };
  const sheet = sheetOf(
    pageOfTexts([
      [60, 40, 10, 'Titular'],
      [60, 53, 7, 'tipo de beneficiário'],
      [60, 80, 10, '17/01/2021'],
      [60, 93, 7, 'no plano desde'],
    ]),
  );
  expect(readAll(sheet, spec)).toEqual({ Type: 'Titular' });
});

it('a heading to the right of the first mark’s beginning leaves that mark empty', () => {
  const spec: FormSpec<'Kind'> = {
    fields: [{ id: 'Kind', kind: 'text', labels: ['Modo'], oneOf: /^(?:Rede|Poço)$/ }],
  };
  const rows = sheetOfRows([[[60, 'Modo']], [[44, '( ) Rede (X) Poço ( ) Nascente']]]);
  expect(readAll(rows, spec)).toEqual({ Kind: 'Poço' });
});

it('an option without its mark is no answer, however far from it the marked one stands', () => {
  const spec: FormSpec<'Kind'> = {
    fields: [{ id: 'Kind', kind: 'text', labels: ['Modo'], oneOf: /^(?:Rede|Poço)/ }],
  };
  const rowsOf = (mark: string) =>
    sheetOfRows([
      [[60, 'Modo']],
      [
        [60, '( ) Rede'],
        [180, `(${mark}) Poço`],
      ],
    ]);
  expect(readAll(rowsOf('X'), spec)).toEqual({ Kind: 'Poço' });
  expect(readAll(rowsOf(' '), spec)).toEqual({});
});
