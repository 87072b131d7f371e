import { expect, it } from 'vitest';
import { sheetOfRows } from '../sheet/sheet.cases.ts';
import { gutter, tableRowsOf } from './table.ts';

it('a row that a word read twice would part is one, and the next another', () => {
  const { tokens, glyph } = sheetOfRows([
    { 40: 'LIXA FERRO', 300: '87,00', 500: '347,22' },
    { 40: 'TRENA', 300: '1,00', 500: '2,00' },
  ]);
  const [word] = tokens;
  if (word === undefined) throw new Error('No words');
  const twice = { ...word, text: 'LIX', top: word.top + 3, bottom: word.bottom + 3 };
  const rows = tableRowsOf([...tokens, twice], glyph).map((row) => row.map(({ text }) => text).join(' '));
  expect(rows).toEqual(['LIXA LIX FERRO 87,00 347,22', 'TRENA 1,00 2,00']);
});

it('columns part where texts begin together, not where the spaces within them meet', () => {
  const { tokens } = sheetOfRows([
    { 40: '8152', 66: 'FIO 4MM' },
    { 40: '2888', 66: 'COLA BRANCA' },
    { 40: '7837', 66: 'PREGO', 102: 'DUPLO' },
  ]);
  const apart = tokens.map((token) => (token.text === '4MM' ? { ...token, left: 98, right: 113 } : token));
  const river = apart.map((token) => (token.text === 'BRANCA' ? { ...token, left: 107, right: 137 } : token));
  const edge = gutter(river, 50, 120);
  expect(edge).toBeGreaterThan(60);
  expect(edge).toBeLessThan(66);
});

it('amounts set to the right edge part from texts at the widest place, wherever they begin', () => {
  const { tokens } = sheetOfRows([
    { 40: 'CAIXA A', 120: '1.150,00' },
    { 40: 'CAIXA B', 140: '7,00' },
    { 40: 'CAIXA C', 130: '115,00' },
  ]);
  expect(gutter(tokens, 40, 150)).toBeGreaterThan(80);
});

it('texts that begin together behind the middle of their own heading part from the column behind, not from nothing', () => {
  const { tokens } = sheetOfRows([
    { 66: 'IPI', 118: '%' },
    { 84: '0,00', 126: '0,00' },
    { 84: '0,00', 126: '0,00' },
    { 84: '0,00', 126: '0,00' },
  ]);
  expect(gutter(tokens, 74, 121)).toBeGreaterThan(104);
});
