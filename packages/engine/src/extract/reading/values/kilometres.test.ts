import { expect, it } from 'vitest';
import { partHouse } from './parted-street.ts';
import { readWhole } from './values.ts';

it('a kilometre with a fraction stands for the house number', () => {
  expect(partHouse('Rodovia SC-410, km 7,5')).toEqual({ street: 'Rodovia SC-410', number: 'km 7,5' });
  expect(partHouse('Rua Sete, 7, 5')).toEqual({ street: 'Rua Sete', number: '7', complement: '5' });
});

it.each(['km 7,5', 'KM 12', '4.071', '90 A', 's/n'])('"%s" is a house number', (text) => {
  expect(readWhole(text, 'house-number', [])?.value).toBe(text);
});
