import { expect, it } from 'vitest';
import { printedOf } from '../sheet/sheet.ts';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { withSignedAmounts } from './signed-amounts.ts';

const readOf = (...row: readonly (readonly [number, string])[]) =>
  printedOf(withSignedAmounts(sheetOfRows([row])).rows[0] ?? []);

it('a sign near its amount and far from the text is the amount’s, else a dash', () => {
  expect(readOf([50, 'Desconto'], [500, '- 5,00'])).toBe('Desconto -5,00');
  expect(readOf([50, 'Desconto - 5,00'])).toBe('Desconto - 5,00');
});
