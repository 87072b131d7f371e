import { expect, it } from 'vitest';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import { readValue } from './values.ts';

it.each([
  ['procure-nos pelo telefone', undefined],
  ['olga freire', 'olga freire'],
  ['OLGA FREIRE de bastos', 'OLGA FREIRE de bastos'],
])('a piece of a sentence is no name: %s', (printed, value) => {
  const { tokens, glyph } = sheetOfLines([[100, { 40: printed }]]);
  expect(readValue(tokens, 'name', glyph)?.value).toBe(value);
});
