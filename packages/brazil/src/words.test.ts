import { describe, expect, it } from 'vitest';

import {
  mendedMoneyWords,
  parseDateWords,
  parseMoneyWords,
  parseNumberWords,
  parseTimeWords,
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
    ['05 (cinco) de março de 1980 (mil novecentos e oitenta)', '1980-03-05'],
    ['1º de maio de mil, novecentos e sessenta', '1960-05-01'],
    ['aos sete dias do mês de julho do ano de mil novecentos e noventa e seis', '1996-07-07'],
  ])('%s is %s', (words, day) => {
    expect(parseDateWords(words)).toBe(day);
  });

  it('are none that the calendar has not', () => {
    expect(parseDateWords('trinta e um de fevereiro de dois mil')).toBeUndefined();
    expect(parseDateWords('nascida aos vinte')).toBeUndefined();
  });
});

describe('hours in words', () => {
  it.each([
    ['quinze horas e trinta minutos', '15:30'],
    ['19 horas e 20 minutos', '19:20'],
    ['01 horas e 26 minutos', '01:26'],
    ['dez e meia horas', '10:30'],
    ['dez horas e meia', '10:30'],
    ['oito horas da noite', '20:00'],
    ['vinte e uma horas e quarenta e cinco minutos', '21:45'],
    ['zero hora e dez minutos', '00:10'],
    ['14 (quatorze) horas', '14:00'],
    ['13h e 05min', '13:05'],
    ['12h50min', '12:50'],
    ['dez horas e trinta', '10:30'],
    ['21 horas e 10', '21:10'],
    ['três horas e vinte minutos da madrugada', '03:20'],
    ['meio-dia', '12:00'],
    ['meia-noite', '00:00'],
  ])('%s is %s', (words, time) => {
    expect(parseTimeWords(words)).toBe(time);
  });

  it('are none without an hour', () => {
    expect(parseTimeWords('quinze')).toBeUndefined();
    expect(parseTimeWords('trinta horas')).toBeUndefined();
    expect(parseTimeWords('meia dúzia')).toBeUndefined();
    expect(parseTimeWords('')).toBeUndefined();
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
