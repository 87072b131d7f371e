import { expect, it } from 'vitest';
import { assigned } from './assignment.ts';

it('the sum counts, not the best of each row', () => {
  expect(
    assigned([
      [0.9, 0.8],
      [0.9, 0.1],
    ]),
  ).toEqual([1, 0]);
});

it('a row without a weight stays alone, and so does the lesser of two that want one place', () => {
  expect(assigned([[0.5], [0.7], [0]])).toEqual([undefined, 0, undefined]);
  expect(assigned([])).toEqual([]);
});
