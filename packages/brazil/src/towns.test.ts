import { expect, it } from 'vitest';
import { isTown, nearestTown } from './towns.ts';

it.each([
  ['São João del-Rei', 'MG', true],
  ['SANTA BARBARA D OESTE', 'SP', true],
  ['Brasília', 'DF', true],
  ['Londrina', 'SP', false],
  ['Vila', undefined, false],
  ['', undefined, false],
] as const)('"%s" of %s is a town: %s', (name, uf, expected) => {
  expect(isTown(name, uf)).toBe(expected);
});

it.each([
  ['Patos ce Minas', 'Patos de Minas'],
  ['RIRFTRÃO PRETO', 'Ribeirão Preto'],
  ['Joaquim Pereira', undefined],
  ['Belem', undefined],
])('"%s" can only be %s', (read, town) => {
  expect(nearestTown(read)).toBe(town);
});
