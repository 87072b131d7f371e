import { expect, it } from 'vitest';
import { withVariants } from './label-variants.ts';

const labelsOf = (...fields: string[][]) =>
  withVariants(fields.map((labels) => ({ labels }))).map(({ labels }) => labels);

it('a label is also printed without the words that join others, and with the sign of a number at its other end', () => {
  expect(labelsOf(['Nº da nota'])).toEqual([['Nº da nota', 'Nº nota', 'nota Nº']]);
  expect(labelsOf(['Valor do frete'])).toEqual([['Valor do frete', 'Valor frete']]);
});

it('what is the label of another field is no variant, nor what begins with a label', () => {
  expect(labelsOf(['Valor do frete'], ['Valor frete'])[0]).toEqual(['Valor do frete']);
  expect(labelsOf(['Porte', 'Porte da empresa'])[0]).toEqual(['Porte', 'Porte da empresa']);
});
