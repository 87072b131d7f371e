import { expect, it } from 'vitest';
import { sheetOfLines } from '../../reading/sheet/sheet.cases.ts';
import type { Token } from '../../reading/sheet/sheet.ts';
import { wordsPast } from './words-past.ts';

it('a description that goes on past its edge has the words before the code, unless a space parts them', () => {
  const { tokens, glyph } = sheetOfLines([[100, { 40: 'BARRA 12M', 300: '72142000' }]]);
  const [text, past, code] = tokens as [Token, Token, Token];
  const lineOf = (words: readonly Token[]) => ({
    top: 0,
    cells: new Map([
      ['Description', [text]],
      ['NCM', words],
    ] as const),
  });
  expect(wordsPast(lineOf([past, code]), 'NCM', glyph)).toEqual([past]);
  const apart = { ...past, left: past.left + 3 * glyph, right: past.right + 3 * glyph };
  expect(wordsPast(lineOf([apart, code]), 'NCM', glyph)).toEqual([]);
  expect(wordsPast(lineOf([past]), 'NCM', glyph)).toEqual([]);
});
