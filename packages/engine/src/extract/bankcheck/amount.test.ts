import { expect, it } from 'vitest';
import { rowsOf } from '../reading/sheet/sheet.ts';
import { sheetOfRows } from '../testing/sheet-of-rows.ts';
import { amountWords, readAmount } from './amount.ts';

const read = (text: string): string | undefined => amountWords(sheetOfRows([[[60, text]]]))?.text;

it('words of an amount that a mark or a lost space joined are read apart', () => {
  expect(read('DOIS MIL CENTO E SETE REAIS.E DOZE CENTAVOS')).toBe(
    'DOIS MIL CENTO E SETE REAIS E DOZE CENTAVOS',
  );
  expect(read('trezentos e vintee dois reais')).toBe('trezentos e vinte e dois reais');
});

it('a word of an amount that ends in "e" stays as it is', () => {
  expect(read('trezentos e vinte reais e dezenove centavos')).toBe(
    'trezentos e vinte reais e dezenove centavos',
  );
});

it('captions beside an amount are no lost words of it', () => {
  expect(read('IMPORTÂNCIA MIL E QUARENTA REAIS')).toBe('MIL E QUARENTA REAIS');
  expect(read('Por este cheque pague-se NOVE MIL REAIS')).toBe('NOVE MIL REAIS');
  expect(read('BCDEF MIL E QUARENTA REAIS')).toBeUndefined();
});

it('centavos alone are the end of an amount whose other words were lost', () => {
  expect(read('TRINTA E SEIS CENTAVOS')).toBeUndefined();
});

it('groups of figures that stand apart are one amount where the words say so', () => {
  const sheet = sheetOfRows([
    [
      [700, 'R$'],
      [740, '=21 500'],
      [800, ','],
      [812, '00='],
    ],
    ...Array.from({ length: 3 }, () => []),
    [[60, 'VINTE E UM MIL E QUINHENTOS REAIS']],
    ...Array.from({ length: 12 }, () => []),
    [[60, 'BANCO']],
  ]);
  const page = { ...sheet, tokens: sheet.tokens.map((token) => ({ ...token, conf: 90 })) };
  const rows = page.tokens.length === 0 ? [] : rowsOf(page.tokens, page.glyph);
  expect(readAmount({ ...page, rows, height: 400 }).Amount?.value).toBe('21500.00');
});
