import { expect, it } from 'vitest';
import { sheetOfRows } from '../testing/sheet-of-rows.ts';
import { amountWords } from './amount.ts';

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
