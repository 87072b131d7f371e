import { expect, it } from 'vitest';
import type { Token } from '../sheet/sheet.ts';
import { readValue } from './values.ts';

const read = (text: string, conf = 92, kind: 'date' | 'cpf' = 'date') => {
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
  const reading = readValue([token], kind, 10);
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

it('a zero is told by the check digits that hold with it alone', () => {
  expect(read('958.515.790-86', 92, 'cpf')).toEqual(['95051579086', ['tried']]);
  expect(read('529.982.247-25', 92, 'cpf')).toEqual(['52998224725', undefined]);
  expect(read('958.515.790-86', 100, 'cpf')).toEqual(['95851579086', undefined]);
  expect(read('952.515.790-86', 92, 'cpf')).toEqual(['95251579086', undefined]);
});

it('a year that a picture tears is one, and exact text may have an hour behind a short year', () => {
  expect(read('15 /07/20 12')[0]).toBe('2012-07-15');
  expect(read('15/07/20 12', 100)[0]).toBe('2020-07-15');
});
