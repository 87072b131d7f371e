import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readValue } from './values.ts';

it.each([
  ['48.771.320 ANA SÁ PRADO', '48.771.320 ANA SÁ PRADO'],
  ['48.771.320 Rui dos Reis', '48.771.320 Rui dos Reis'],
  ['48.771.320 SSP SP', undefined],
  ['Rui dos Reis 771.320', undefined],
])('the name of a person’s own firm begins with its number, others have none: %s', (printed, name) => {
  const { tokens, glyph } = sheetOfRows([[[40, printed]]]);
  expect(readValue(tokens, 'name', glyph)?.value).toBe(name);
});
