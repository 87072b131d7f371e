import { expect, it } from 'vitest';
import { printedOf } from './sheet.ts';
import { sheetOfRows } from './sheet.cases.ts';
import { withSpacedThousands } from './spaced-thousands.ts';

const readOf = (text: string) => printedOf(withSpacedThousands(sheetOfRows([{ 100: text }])).rows[0] ?? []);

it.each([
  ['Peso 17 120 kg', 'Peso 17.120 kg'],
  ['1 017 120 kg', '1.017.120 kg'],
  ['12 volumes 340 kg', '12 volumes 340 kg'],
  ['Plataforma 1 120', 'Plataforma 1 120'],
  ['7\u00A0480 kg', '7.480 kg'],
])('%s', (printed, read) => {
  expect(readOf(printed)).toBe(read);
});
