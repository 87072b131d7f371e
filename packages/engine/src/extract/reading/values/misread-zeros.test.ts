import { expect, it } from 'vitest';
import type { Token } from '../sheet/sheet.ts';
import { readValue } from './values.ts';

const read = (text: string, conf = 92) => {
  const token: Token = {
    text,
    folded: text,
    conf,
    page: 1,
    box: [0, 0, 0.1, 0.1],
    left: 0,
    right: 100,
    top: 0,
    bottom: 10,
  };
  const reading = readValue([token], 'date', 10);
  return [reading?.value, reading?.doubts];
};

it.each([
  ['68/12/2027', '2027-12-08'],
  ['11/87/2026', '2026-07-11'],
  ['28/07/2626', '2026-07-28'],
  ['06/01/2925', '2025-01-06'],
])('%s is no day: its zeros were read as other digits', (text, value) => {
  expect(read(text)).toEqual([value, ['mended']]);
});

it('a day that exists is not touched, nor is exact text', () => {
  expect(read('18/06/1989')).toEqual(['1989-06-18', undefined]);
  expect(read('31/12/2999', 100)).toEqual(['2999-12-31', undefined]);
  expect(read('68/12/2027', 100)).toEqual([undefined, undefined]);
});
