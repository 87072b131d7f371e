import { expect, it } from 'vitest';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import { readValue } from './values.ts';

it.each([
  ['Travessa Dom Pedro Il, 3720', 'Travessa Dom Pedro II, 3720'],
  ['Distrito Industrial lll', 'Distrito Industrial III'],
  ['TIPO Il', 'TIPO II'],
  ["Rua dell'Il", "Rua dell'Il"],
])('strokes that were read as letters are a numeral: %s', (printed, value) => {
  const { tokens, glyph } = sheetOfLines([[100, { 40: printed }]]);
  expect(readValue(tokens, 'text', glyph)?.value).toBe(value);
});
