import { expect, it } from 'vitest';
import { sheetOfRows } from '../reading/sheet/sheet.cases.ts';
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
