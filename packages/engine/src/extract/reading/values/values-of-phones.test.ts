import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readValue } from './values.ts';

it('a telephone number that fails its check keeps its area code', () => {
  const { tokens, glyph } = sheetOfRows([[[50, '(44) 9582-1452']]]);
  expect(readValue(tokens, 'phone', glyph)).toMatchObject({
    value: '4495821452',
    checks: [{ check: 'phone_format', ok: false }],
  });
});
