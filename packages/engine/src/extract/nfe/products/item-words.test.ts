import { expect, it } from 'vitest';
import { sheetOfRows } from '../../reading/sheet/sheet.cases.ts';
import type { Token } from '../../reading/sheet/sheet.ts';
import { withoutColumnRules } from './item-words.ts';

it('a rule read as a letter of a heading or between two codes is dropped', () => {
  const { rows } = withoutColumnRules(
    sheetOfRows([
      { 40: 'ICFOP', 100: 'ICMS' },
      { 40: '0101/5101', 100: '13/05/2026' },
    ]),
  );
  expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['CFOP', 'ICMS'],
    ['0101', '5101', '13/05/2026'],
  ]);
  const [status, operation] = rows[1] ?? [];
  expect(status?.right).toBeLessThan(operation?.left ?? 0);
});

it('a word set across the page is none of the table', () => {
  const sheet = sheetOfRows([{ 40: 'PORCA', 100: '2,00' }]);
  const [word] = sheet.tokens;
  const across = { ...word, text: 'VALOR', left: 60, right: 400, top: 90, bottom: 300 } as Token;
  const { tokens } = withoutColumnRules({ ...sheet, tokens: [...sheet.tokens, across] });
  expect(tokens.map(({ text }) => text)).toEqual(['PORCA', '2,00']);
});
