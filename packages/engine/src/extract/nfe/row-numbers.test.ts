import { expect, it } from 'vitest';
import { sheetOfRows } from '../testing/sheet-of-rows.ts';
import { withoutRowNumbers } from './row-numbers.ts';

const codesOf = (...rows: readonly (readonly [number: string, code: string])[]): string[] => {
  const { rows: lines, glyph } = sheetOfRows(
    rows.map(([number, code]) => [
      [50, number],
      [120, code],
    ]),
  );
  const table = {
    columns: [],
    lines: lines.map((tokens) => ({ top: tokens[0]?.top ?? 0, cells: new Map([['Code' as const, tokens]]) })),
  };
  return withoutRowNumbers(table, glyph).lines.map(({ cells }) =>
    (cells.get('Code') ?? []).map(({ text }) => text).join(' '),
  );
};

it('the numbers of rows are no part of the codes behind them', () => {
  expect(codesOf(['1', 'LM-5304'], ['2', 'LM-5187'], ['3', '40'])).toEqual(['LM-5304', 'LM-5187', '40']);
});

it('numbers that do not count up are parts of codes', () => {
  expect(codesOf(['7', 'LM-5304'], ['2', 'LM-5187'])).toEqual(['7 LM-5304', '2 LM-5187']);
  expect(codesOf(['1', 'LM-5304'])).toEqual(['1 LM-5304']);
});
