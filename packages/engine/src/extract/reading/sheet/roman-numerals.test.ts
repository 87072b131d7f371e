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
