import { expect, it } from 'vitest';
import { withOrdinals } from './ordinals.ts';
import { fold } from './text.ts';

const read = (text: string, conf = 90): string =>
  withOrdinals(text.split(' ').map((word) => ({ text: word, folded: fold(word), conf })))
    .map((word) => word.text)
    .join(' ');

it('in pictures an ordinal number agrees with the feminine noun behind it', () => {
  expect(read('mandado da 2º Vara de Família')).toBe('mandado da 2ª Vara de Família');
  expect(read('REGISTRO CIVIL DA 3.º CIRCUNSCRIÇÃO')).toBe('REGISTRO CIVIL DA 3.ª CIRCUNSCRIÇÃO');
});

it('exact text and masculine nouns keep theirs', () => {
  expect(read('da 2º Vara', 100)).toBe('da 2º Vara');
  expect(read('2º Ofício de Notas')).toBe('2º Ofício de Notas');
});
