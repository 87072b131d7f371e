import { expect, it } from 'vitest';
import { isMrzState } from './mrz-states.ts';

it('codes of states and organisations are known, no other letters', () => {
  expect(['BRA', 'PRY', 'CHN', 'D<<', 'XXA'].map(isMrzState)).toEqual([true, true, true, true, true]);
  expect(['ASB', '8RA', 'BR', ''].map(isMrzState)).toEqual([false, false, false, false]);
});
