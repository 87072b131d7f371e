import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { withEndings } from './endings.ts';
import { printedOf } from './sheet.ts';

it('an ending that was filled in behind its printed word is a part of it', () => {
  const read = (text: string): string => printedOf(withEndings(sheetOfRows([[[100, text]]])).tokens);
  expect(read('nascid a em Bauru, filh a de Ana')).toBe('nascida em Bauru, filha de Ana');
  expect(read('nascida a termo')).toBe('nascida a termo');
});
