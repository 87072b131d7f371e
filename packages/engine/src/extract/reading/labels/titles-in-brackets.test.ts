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
    ['LOCADOR', 'QUEMCEDE', 'IMOVEL', 'FIADOR', 'NOME', 'CPF'].map((id) => ({
      id,
      spellings: id === 'LOCADOR' ? [id, 'PORLOCADOR'] : [id],
    })),
  );
  const sections = new Map([
    ['LOCADOR', 'Landlord'],
    ['QUEMCEDE', 'Landlord'],
    ['IMOVEL', 'Property'],
    ['FIADOR', 'Guarantor'],
  ]);
  return withTitlesInBrackets(found, (id) => sections.get(id), sheet)
    .filter(({ id }) => id === 'LOCADOR')
    .map(({ tokens }) => tokens.map((token) => token.text).join(' '));
}

it('a title in brackets is one with the words before it', () => {
  expect(titlesIn('Quem aluga (locador)')).toEqual(['Quem aluga (locador)']);
  expect(titlesIn('1. Parte que cede (Locador):')).toEqual(['1. Parte que cede (Locador):']);
});

it('a word of other labels within it is none, and its words may be a title of the same block', () => {
  expect(titlesIn('Dono que entrega o imóvel aqui (locador)')).toEqual([
    'Dono que entrega o imóvel aqui (locador)',
  ]);
  expect(titlesIn('Quem cede (locador)')).toEqual(['Quem cede (locador)']);
  expect(titlesIn('Fiador (locador)')).toEqual(['(locador)']);
});

it('behind a preposition it ends the text before it, whatever label that begins with', () => {
  expect(titlesIn('Imóvel entregue em 01/02/2025 a (locador)')).toEqual([
    'Imóvel entregue em 01/02/2025 a (locador)',
  ]);
});

it('a title of which the brackets are only the end is one with the words before it, too', () => {
  expect(titlesIn('Casa cedida por (locador)')).toEqual(['Casa cedida por (locador)']);
});

it('a label, a signature or a sentence with the title in brackets is no title', () => {
  expect(titlesIn('CPF (locador)')).toEqual(['(locador)']);
  expect(titlesIn('Assinatura de quem aluga (locador)')).toEqual(['(locador)']);
  expect(titlesIn('O dono (locador) entrega as chaves')).toEqual(['(locador)']);
});
