import { expect, it } from 'vitest';
import { sheetOfRows } from '../sheet/sheet.cases.ts';
import { tableRowsOf } from './table.ts';

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
