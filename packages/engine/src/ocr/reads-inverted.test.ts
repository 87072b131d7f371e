import { expect, it } from 'vitest';
import { readsInverted } from './recogniser.ts';

/** A line whose letters cover a fifth of it. */
const line = { width: 100, height: 40, data: new Uint8Array(4000).fill(255).fill(0, 0, 800) };
const negative = { ...line, data: line.data.map((value) => 255 - value) };

it('a line may be light on dark only where much of it is dark, a page anywhere', () => {
  expect(readsInverted(line, 'line')).toBe('0');
  expect(readsInverted(negative, 'line')).toBe('1');
  expect(readsInverted(line, 'page')).toBe('1');
});
