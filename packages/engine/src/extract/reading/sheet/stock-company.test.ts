import { expect, it } from 'vitest';
import { sheetOf } from './sheet-of-page.ts';
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

it('a legal form of which a picture misread, doubled or lost a letter is one again at the end of a name', () => {
  expect(textOf('DROGARIA BOA VISTA EITRELI', 92)).toBe('DROGARIA BOA VISTA EIRELI');
  expect(textOf('DROGARIA BOA VISTA E1RELI', 92)).toBe('DROGARIA BOA VISTA EIRELI');
  expect(textOf('DROGARIA BOA VISTA EITRELI', 100)).toBe('DROGARIA BOA VISTA EITRELI');
  expect(textOf('EIREL BOA VISTA', 92)).toBe('EIREL BOA VISTA');
});
