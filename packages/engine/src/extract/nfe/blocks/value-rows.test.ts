import { expect, it } from 'vitest';
import { sheetOfRows } from '../../reading/sheet/sheet.cases.ts';
import { textOf } from '../../reading/sheet/sheet.ts';
import { levelled } from './value-rows.ts';

const glyph = 8;
const textIn = (rows: Parameters<typeof sheetOfRows>[0], pitch: number): string =>
  textOf(levelled(sheetOfRows(rows, pitch).tokens, glyph), glyph);

it('words of one row at two heights are read in their order, of two rows row by row', () => {
  expect(textIn([{ 100: 'Distribuidora' }, { 40: 'Alvorada' }], 6)).toBe('Alvorada Distribuidora');
  expect(textIn([{ 100: 'Distribuidora' }, { 40: 'Alvorada' }], 10)).toBe('Distribuidora Alvorada');
  expect(textIn([{ 40: 'Alvorada' }, { 60: 'Hospitalares' }], 6)).toBe('Alvorada Hospitalares');
});
