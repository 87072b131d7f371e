import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { withoutBoxNumbers } from './box-numbers.ts';

const textsOf = (...texts: string[]): string[] => {
  const { tokens, rows } = sheetOfRows(texts.map((text): [number, string][] => [[100, text]]));
  return withoutBoxNumbers(tokens, rows).map(({ text }) => text);
};

it('numbers close to labels are left out where the boxes of a form are numbered', () => {
  expect(textsOf('1-NOME', '02-CPF', '17-Nº', '18 - BAIRRO')).toEqual([
    'NOME',
    'CPF',
    'Nº',
    '18',
    '-',
    'BAIRRO',
  ]);
});

it('the codes of a few values stay', () => {
  expect(textsOf('00-TRIBUTADO', '9-SEM', '1-SAIDA')).toEqual(['00-TRIBUTADO', '9-SEM', '1-SAIDA']);
});
