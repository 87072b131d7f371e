import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { parseMoneyWords } from './words.ts';

it.each([
  [1, 'um centavo'],
  [10_000, 'cem reais'],
  [100_500, 'mil e cinco reais'],
  [184_750, 'mil oitocentos e quarenta e sete reais e cinquenta centavos'],
  [123_050_000, 'um milhão duzentos e trinta mil e quinhentos reais'],
  [200_000_000, 'dois milhões de reais'],
  [0, undefined],
])('%i centavos are %s', (centavos, words) => {
  expect(amountInWords(centavos)).toBe(words);
});

it('is what the words are parsed to again', () => {
  for (let centavos = 7; centavos < 5e8; centavos = Math.floor(centavos * 1.7) + 13)
    expect(parseMoneyWords(amountInWords(centavos) ?? '')).toBe((centavos / 100).toFixed(2));
});
