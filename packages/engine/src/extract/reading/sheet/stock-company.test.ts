import { expect, it } from 'vitest';
import { sheetOf } from './sheet.ts';
import { pageOfRows } from '../../testing/sheet-of-rows.ts';

const textOf = (text: string, conf: number): string =>
  sheetOf(pageOfRows([[[100, text]]], 'ocr', conf))
    .rows.flat()
    .map((token) => token.text)
    .join(' ');

it('a picture’s slash of a stock company is one again, and a quarter of an address stays', () => {
  expect(textOf('MERCADOS BOA COMPRA SIA', 92)).toBe('MERCADOS BOA COMPRA S/A');
  expect(textOf('MERCADOS BOA COMPRA SIA', 100)).toBe('MERCADOS BOA COMPRA SIA');
  expect(textOf('TRECHO 3 LOTE 12 SIA', 92)).toBe('TRECHO 3 LOTE 12 SIA');
});
