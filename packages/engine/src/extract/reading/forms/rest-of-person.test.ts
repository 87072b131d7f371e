import { expect, it } from 'vitest';
import { sheetOfTexts, type Text } from '../../testing/sheet-of-texts.ts';
import { readForm } from './form.ts';
import type { FormSpec } from './form-spec.ts';

const spec: FormSpec<'Driver' | 'Plate'> = {
  fields: [
    { id: 'Driver', kind: 'name', labels: ['Motorista', 'Condutor'] },
    { id: 'Plate', kind: 'plate', labels: ['Placa'] },
  ],
};
const read = (texts: readonly Text[]) =>
  Object.fromEntries(readForm(sheetOfTexts(texts), spec).map(({ id, reading }) => [id, reading.value]));

it('a name beside its label ends in the next row, below its first word', () => {
  const values = read([
    [50, 100, 10, 'Placa: ABC1D23'],
    [50, 116, 10, 'Motorista:'],
    [150, 116, 10, 'Rui Henrique Figueiredo'],
    [150, 132, 10, 'Prado'],
  ]);
  expect(values).toEqual({ Plate: 'ABC1D23', Driver: 'Rui Henrique Figueiredo Prado' });
});

it('a name below its label ends in a row of its own', () => {
  const values = read([
    [50, 100, 8, 'Placa'],
    [200, 100, 8, 'Condutor'],
    [50, 112, 10, 'ABC1D23'],
    [200, 112, 10, 'Rui Henrique Figueiredo'],
    [200, 127, 10, 'Prado'],
  ]);
  expect(values).toEqual({ Plate: 'ABC1D23', Driver: 'Rui Henrique Figueiredo Prado' });
});

it('words beside others of the next row, or in other type, are none of the name', () => {
  const values = read([
    [50, 100, 8, 'Condutor'],
    [50, 112, 10, 'Rui Henrique Figueiredo'],
    [50, 127, 10, 'Bauru'],
    [400, 127, 10, 'Lins'],
  ]);
  expect(values).toEqual({ Driver: 'Rui Henrique Figueiredo' });
});

it('a name of one letter, or cut short to it, is part of a name', () => {
  const driverOf = (name: string) =>
    read([
      [50, 100, 10, 'Placa: ABC1D23'],
      [50, 116, 10, 'Motorista:'],
      [150, 116, 10, name],
      [150, 132, 10, 'Prado'],
    ]).Driver;
  expect(driverOf('Rui Ó de Figueiredo')).toBe('Rui Ó de Figueiredo Prado');
  expect(driverOf('Rui H. Figueiredo')).toBe('Rui H. Figueiredo Prado');
});

it('a name around the middle of its box ends around the same middle', () => {
  const values = read([
    [50, 100, 8, 'Placa'],
    [200, 100, 8, 'Condutor'],
    [50, 112, 10, 'ABC1D23'],
    [200, 112, 10, 'Rui Henrique Figueiredo'],
    [260, 127, 10, 'Prado'],
  ]);
  expect(values).toEqual({ Plate: 'ABC1D23', Driver: 'Rui Henrique Figueiredo Prado' });
});

it('a name that its row leaves open ends below it, whatever stands beside both rows', () => {
  const values = read([
    [50, 100, 8, 'Condutor'],
    [50, 112, 10, 'Rui Tertuliano da'],
    [600, 120, 10, 'ABC1D23'],
    [50, 128, 10, 'Mata'],
    [50, 146, 8, 'Renault Kwid prata'],
  ]);
  expect(values).toEqual({ Driver: 'Rui Tertuliano da Mata' });
});
