import { expect, it } from 'vitest';
import { sheetOf } from '../../reading/sheet/sheet-of-page.ts';
import { pageOfRows, sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { withoutRowNumbers } from './row-numbers.ts';

const codesOf = (...rows: readonly (readonly [number: string, code: string])[]): string[] =>
  codesAt(100, ...rows);

const codesAt = (conf: number, ...rows: readonly (readonly [number: string, code: string])[]): string[] => {
  const printed = rows.map(([number, code]): Row => [
    [50, number],
    [120, code],
  ]);
  const { rows: lines, glyph } = sheetOf(pageOfRows(printed, 'ocr', conf));
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

it('the number of a row that a picture shows as letters is still one', () => {
  const rows = ['1', '2', 'o3', '4', 'os'].map((number, at) => [number, `LM-${at}`] as const);
  expect(codesAt(80, ...rows)).toEqual(['LM-0', 'LM-1', 'LM-2', 'LM-3', 'LM-4']);
  expect(codesAt(100, ...rows)[2]).toBe('o3 LM-2');
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
  // A code of letters is one where the names behind all codes begin at one edge.
  expect(read(['1', 'SP.770 SUPORTE'], ['2', 'EX.0098 EIXO'], ['3', 'IND.SERV CORTE'])[2]).toEqual([
    '3',
    'IND.SERV CORTE',
  ]);
});
