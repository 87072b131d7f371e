import { expect, it } from 'vitest';
import { operationSigns } from './operation-phrases.ts';

it.each([
  ['[1] Saída [ ] Entrada', ['1']],
  ['[ ] Saída [0] Entrada', ['0']],
  ['[1] Saída [0] Entrada', []],
])('the figure of an option stands in its brackets where the other ones are empty: %s', (text, told) => {
  expect(operationSigns.filter(({ pattern }) => pattern.test(text)).map(({ value }) => value)).toEqual(told);
});
