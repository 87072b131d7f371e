import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readValue } from './values.ts';

const read = (text: string) => {
  const { tokens, glyph } = sheetOfRows([[[40, text]]]);
  return readValue(tokens, 'phone', glyph);
};

it('a number of a mobile telephone from before its ninth figure keeps its area code, and is doubted', () => {
  expect(read('(45) 9781-6214')).toMatchObject({
    value: '4597816214',
    checks: [{ check: 'phone_format', ok: false }],
  });
});

it('figures behind an area code are no number of their own, even where the whole is doubted', () => {
  expect(read('(20) 3360-3025')).toMatchObject({
    value: '2033603025',
    checks: [{ check: 'phone_format', ok: false }],
  });
});
