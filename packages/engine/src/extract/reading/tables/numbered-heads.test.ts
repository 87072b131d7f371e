import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { withoutEntryNumber } from './numbered-heads.ts';

const textOf = (text: string): string =>
  withoutEntryNumber(sheetOfRows([[[100, text]]]).tokens)
    .map((token) => token.text)
    .join(' ');

it('the number of an entry and the sign before it are no part of its text', () => {
  expect(textOf('▾ Produto 2: Caneta azul 0,7')).toBe('Caneta azul 0,7');
  expect(textOf('Item 03 - Régua 30 cm')).toBe('Régua 30 cm');
  expect(textOf('4. Borracha branca')).toBe('Borracha branca');
});

it('a text that begins like an entry’s number is kept where nothing else follows', () => {
  expect(textOf('Produto químico 5 L')).toBe('Produto químico 5 L');
  expect(textOf('Item 7')).toBe('Item 7');
});
