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

it('small print between the lines of an amount does not part them', () => {
  const words = amountWords(
    sheetOfRows([
      [[60, 'Pague por este cheque SETE MIL E VINTE REAIS E SESSENTA']],
      [[60, 'a quantia de']],
      [[700, 'RE']],
      [[60, 'CENTAVOS)']],
    ]),
  );
  expect(words?.text).toBe('SETE MIL E VINTE REAIS E SESSENTA CENTAVOS');
});

/** The amount that words and these figures in the corner of a picture tell. */
const amountOf = (words: string, ...figures: readonly (readonly [left: number, text: string])[]) => {
  const sheet = sheetOfRows([
    figures,
    ...Array.from({ length: 3 }, () => []),
    [[60, words]],
    ...Array.from({ length: 12 }, () => []),
    [[60, 'BANCO']],
  ]);
  const tokens = sheet.tokens.map((token) => ({ ...token, conf: 90 }));
  return readAmount({ ...sheet, tokens, rows: rowsOf(tokens, sheet.glyph), height: 400 }).Amount?.value;
};

it('groups of figures that stand apart are one amount where the words say so', () => {
  expect(
    amountOf('VINTE E UM MIL E QUINHENTOS REAIS', [700, 'R$'], [740, '=21 500'], [800, ','], [812, '00=']),
  ).toBe('21500.00');
});

it('so are groups between which a mark was lost', () => {
  expect(amountOf('MIL E OITENTA REAIS', [700, 'R$'], [740, '**1 080'], [790, '00'])).toBe('1080.00');
  expect(amountOf('MIL E NOVENTA REAIS', [700, 'R$'], [740, '**1 080'], [790, '00'])).toBeUndefined();
});
