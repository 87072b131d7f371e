import { describe, expect, it } from 'vitest';

import {
  mendedMoneyWords,
  parseDateWords,
  parseMoneyWords,
  parseNumberWords,
  withJoinedTens,
} from './words.ts';

describe('numbers in words', () => {
  it.each([
    ['mil novecentos e noventa e seis', 1996],
    ['DOIS MIL E SETE', 2007],
    ['um milhão, duzentos e três mil e cem', 1_203_100],
    ['vinte', 20],
  ])('%s is %i', (words, number) => {
    expect(parseNumberWords(words)).toBe(number);
  });

  it('are none where the last word is missing', () => {
    expect(parseNumberWords('mil novecentos e noventa e')).toBeUndefined();
    expect(parseDateWords('trinta de junho de mil novecentos e noventa e')).toBeUndefined();
  });

  it('join tens and ones, where the joint was not read', () => {
    expect(withJoinedTens('VINTE DOIS DE MAIO DE DOIS MIL E VINTE E UM')).toBe(
      'VINTE E DOIS DE MAIO DE DOIS MIL E VINTE E UM',
    );
    expect(withJoinedTens('noventa três')).toBe('noventa e três');
    expect(withJoinedTens('vinte mil')).toBe('vinte mil');
  });

  it('are none where one word is none', () => {
    expect(parseNumberWords('vinte e tantos')).toBeUndefined();
    expect(parseNumberWords('')).toBeUndefined();
  });
});

describe('days in words', () => {
  it.each([
    ['VINTE E DOIS DE NOVEMBRO DE DOIS MIL E SETE', '2007-11-22'],
    ['primeiro de março de mil novecentos e noventa e um', '1991-03-01'],
    ['nove /09/ dias do mês de abril de mil novecentos e cinquenta e nove', '1959-04-09'],
    ['vinte e nove (29) dias do mês de novembro de 1984', '1984-11-29'],
    ['aos sete dias do mês de julho do ano de mil novecentos e noventa e seis', '1996-07-07'],
  ])('%s is %s', (words, day) => {
    expect(parseDateWords(words)).toBe(day);
  });

  it('are none that the calendar has not', () => {
    expect(parseDateWords('trinta e um de fevereiro de dois mil')).toBeUndefined();
    expect(parseDateWords('nascida aos vinte')).toBeUndefined();
  });
});

describe('amounts in words', () => {
  it.each([
    ['dois mil e dez reais e dez centavos', '2010.10'],
    ['UM MILHÃO DE REAIS', '1000000.00'],
    ['cinquenta centavos', '0.50'],
    ['hum mil reais', '1000.00'],
    ['dois mil', undefined],
  ])('%s is %s', (words, amount) => {
    expect(parseMoneyWords(words)).toBe(amount);
  });

  it.each([
    ['tres vil novecentos e um reais', 'tres mil novecentos e um reais'],
    ['Lres mil nitnrentos reais e vinte centovos', 'três mil oitocentos reais e vinte centavos'],
    ['DOIS MII REAIS', 'DOIS MIL REAIS'],
    ['SEISCENTOS NOVENTA TRÊS REAIS DEZ CENTAVOS', 'SEISCENTOS E NOVENTA E TRÊS REAIS E DEZ CENTAVOS'],
    // As close to one word as to another, or close to none.
    ['deis e asnunuo reais', 'deis e asnunuo reais'],
  ])('%s is meant as %s', (read, meant) => {
    expect(mendedMoneyWords(read)).toBe(meant);
  });
});
