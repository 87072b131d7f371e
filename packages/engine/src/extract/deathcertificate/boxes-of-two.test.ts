import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]) => valuesOn('deathcertificate', pageOfRows(rows, 'text-layer', 100));

/** A label with its value beside it. */
const box = (label: string, value: string): Row => [
  [100, label],
  [330, value],
];

it('boxes tell two things each, a voter who was none, and an office with its address below its name', () => {
  const values = valuesOf([
    [[100, 'Certidão de Óbito']],
    [],
    box('Falecida', 'ANA LUZ REIS'),
    [],
    box('Sexo e cor', 'Feminino, cor parda'),
    [],
    box('Nascimento', '03/12/1948, em LAGES/SC'),
    [],
    box('Era eleitora', 'NÃO'),
    [],
    box('Faleceu em', '16/03/2021 (dezesseis de março de dois mil e vinte e um), às 22:48 horas'),
    [],
    box('Local da morte', 'Hospital do Sol, Lages-SC'),
    [],
    box('Cartório', 'Cartório do 2º Registro Civil de Lages'),
    [[330, 'Rua Chile, 118, Centro, CEP 88501-090']],
    [[330, 'Lages/SC']],
  ]);
  expect(values).toMatchObject({
    Sex: 'F',
    BirthPlace: 'LAGES',
    BirthState: 'SC',
    Voter: 'NÃO',
    DeathDateInWords: 'dezesseis de março de dois mil e vinte e um',
    OfficeName: 'Cartório do 2º Registro Civil de Lages',
  });
});
