import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { findLabels } from './labels.ts';
import { withTitlesInBrackets } from './titles-in-brackets.ts';

function titlesIn(text: string): string[] {
  const sheet = sheetOfRows([
    [[100, text]],
    [
      [100, 'Nome'],
      [500, 'CPF'],
    ],
  ]);
  const found = findLabels(
    sheet,
    ['LOCADOR', 'NOME', 'CPF'].map((id) => ({ id, spellings: [id] })),
  );
  return withTitlesInBrackets(found, new Set(['LOCADOR']), sheet)
    .filter(({ id }) => id === 'LOCADOR')
    .map(({ tokens }) => tokens.map((token) => token.text).join(' '));
}

it('a title in brackets is one with the words before it', () => {
  expect(titlesIn('Quem aluga (locador)')).toEqual(['Quem aluga (locador)']);
  expect(titlesIn('1. Parte que cede (Locador):')).toEqual(['1. Parte que cede (Locador):']);
});

it('a label, a signature or a sentence with the title in brackets is no title', () => {
  expect(titlesIn('CPF (locador)')).toEqual(['(locador)']);
  expect(titlesIn('Assinatura de quem aluga (locador)')).toEqual(['(locador)']);
  expect(titlesIn('O dono (locador) entrega as chaves')).toEqual(['(locador)']);
});
