import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
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

it('nor are they codes where these were taken for the first words of the names', () => {
  const read = (...rows: readonly (readonly [number: string, name: string])[]): (readonly string[])[] => {
    const { rows: lines, glyph } = sheetOfRows(
      rows.map(([number, name]) => [
        [50, number],
        [120, name],
      ]),
    );
    const table = {
      columns: [],
      lines: lines.map(([number, ...name]) => ({
        top: 0,
        cells: new Map([
          ['Code' as const, number ? [number] : []],
          ['Description' as const, name],
        ]),
      })),
    };
    return withoutRowNumbers(table, glyph).lines.map(({ cells }) =>
      (['Code', 'Description'] as const).map((id) => (cells.get(id) ?? []).map(({ text }) => text).join(' ')),
    );
  };
  expect(
    read(['1', '23.667 SUCO DE UVA'], ['2', '90.931 MEL'], ['3', '71.593 GELEIA'], ['Base', 'do ICMS']),
  ).toEqual([
    ['23.667', 'SUCO DE UVA'],
    ['90.931', 'MEL'],
    ['71.593', 'GELEIA'],
    ['Base', 'do ICMS'],
  ]);
  // Codes that count up from one may be the maker's own.
  expect(read(['1', 'SUCO DE UVA'], ['2', '100 FOLHAS'], ['3', 'GELEIA'])[1]).toEqual(['2', '100 FOLHAS']);
  expect(read(['1', '500 FOLHAS'], ['2', '500 ENVELOPES'], ['3', '100 CLIPES'])[0]).toEqual([
    '1',
    '500 FOLHAS',
  ]);
});
