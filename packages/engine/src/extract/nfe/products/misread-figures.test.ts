import { expect, it } from 'vitest';
import { misreadBetween, mostMisread } from './misread-figures.ts';

it.each([
  ['2.82', '2.02', 0.5],
  ['LIS', '1.18', 0.5],
  ['22,00', '2.20', 1],
  ['6,', '6.50', 2],
  ['1.950,09', '1950.00', 0.5],
])('%s for %s is a misreading of %d', (read, wanted, misread) => {
  expect(misreadBetween(read, wanted)).toBe(misread);
});

it('another amount is no misreading', () => {
  expect(misreadBetween('25,00', '31.00')).toBeGreaterThan(mostMisread);
});
