import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { officeWithTown } from './office-with-town.ts';

const valuesIn = (rows: readonly Row[]) =>
  Object.fromEntries(Object.entries(officeWithTown(sheetOfRows(rows))).map(([id, { value }]) => [id, value]));
const lines = (count: number): Row[] =>
  Array.from({ length: count }, () => [[60, 'texto corrido da certidão']]);

it('a town with its state right under the name of the office is where that is', () => {
  const rows: Row[] = [[[300, 'Cartório do Registro Civil Prado']], [[300, 'Piranhas - AL']], ...lines(12)];
  expect(valuesIn(rows)).toEqual({ OfficeCity: 'Piranhas', OfficeState: 'AL' });
  expect(
    valuesIn([[[300, 'Cartório do Registro Civil Prado']], [[700, 'Piranhas - AL']], ...lines(12)]),
  ).toEqual({});
});

it('at the foot the office stands before its town, over its address', () => {
  const foot = (under: string): Row[] => [
    ...lines(12),
    [
      [60, '2º Ofício de Registro Civil de Feira de Santana/BA'],
      [700, 'Dou fé.'],
    ],
    [[60, under]],
  ];
  expect(valuesIn(foot('Endereço: Rua do Sol, 12'))).toEqual({
    OfficeName: '2º Ofício de Registro Civil',
    OfficeCity: 'Feira de Santana',
    OfficeState: 'BA',
  });
  expect(valuesIn(foot('onde foi averbado o divórcio'))).toEqual({});
});
