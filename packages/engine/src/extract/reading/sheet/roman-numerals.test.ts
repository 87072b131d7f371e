import { expect, it } from 'vitest';
import { withRomanNumerals } from './roman-numerals.ts';

const read = (text: string, conf = 90): string | undefined =>
  withRomanNumerals([{ text, folded: text, conf }])[0]?.text;

it('strokes of a numeral that were read as small letters are capitals, in pictures alone', () => {
  expect(['Il', 'Ill,', 'IIl'].map((text) => read(text))).toEqual(['II', 'III,', 'III']);
  expect(read('Il', 100)).toBe('Il');
});

it('figures and words with such strokes are left', () => {
  expect(['ll', '1l', 'Illinois', 'II'].map((text) => read(text))).toEqual(['ll', '1l', 'Illinois', 'II']);
});

it('a one behind the number of an article is the stroke of its section, in pictures alone', () => {
  const readAll = (printed: string, conf = 90): string =>
    withRomanNumerals(printed.split(' ').map((text) => ({ text, folded: text, conf })))
      .map(({ text }) => text)
      .join(' ');
  expect(readAll('ART. 37, 1, LEI 13.445/2017')).toBe('ART. 37, I, LEI 13.445/2017');
  expect(readAll('ART 14,1, D, LEI 13.445/2017')).toBe('ART 14, I, D, LEI 13.445/2017');
  expect(readAll('LOTE 14, 1, CENTRO')).toBe('LOTE 14, 1, CENTRO');
  expect(readAll('ART. 37, 1, LEI', 100)).toBe('ART. 37, 1, LEI');
});
