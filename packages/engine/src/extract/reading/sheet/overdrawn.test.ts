import { expect, it } from 'vitest';
import { withoutOverdrawn } from './overdrawn.ts';
import { sheetOfRows } from './sheet.cases.ts';

const edgesWith = (right: number): readonly number[] => {
  const { tokens, glyph } = sheetOfRows([{ 40: 'Local', 70: 'do nascimento' }]);
  const drawn = tokens.map((token) => (token.text === 'Local' ? { ...token, right } : token));
  return withoutOverdrawn(drawn, glyph).map((token) => Math.round(token.right));
};

it('a word whose box was drawn over the words behind it ends before them', () => {
  expect(edgesWith(65)).toEqual([65, 80, 134]);
  expect(edgesWith(134)).toEqual([68, 80, 134]);
});
