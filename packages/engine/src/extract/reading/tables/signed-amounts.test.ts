import { expect, it } from 'vitest';
import { printedOf } from '../sheet/sheet.ts';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { withSignedAmounts } from './signed-amounts.ts';

it.each([
  [500, 'Desconto -5,00'],
  [130, 'Desconto - 5,00'],
])('a sign near its amount and far from the text is the amount’s, else a dash: at %i', (left, read) => {
  const sheet = sheetOfRows([
    [
      [50, 'Desconto'],
      [left, '- 5,00'],
    ],
  ]);
  expect(printedOf(withSignedAmounts(sheet).rows[0] ?? [])).toBe(read);
});
