import { expect, it } from 'vitest';
import { readAs } from './kinds.ts';

it('a zero alone before the groups of a card number may be read as a letter', () => {
  expect(readAs('O 214 650031940027 3', 'number')?.value).toBe('02146500319400273');
  expect(readAs('O 214', 'number')).toBeUndefined();
});
