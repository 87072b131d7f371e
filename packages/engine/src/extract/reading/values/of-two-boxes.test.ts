import { expect, it } from 'vitest';
import { isOfTwoBoxes } from './of-two-boxes.ts';

it.each([
  'Ana Prado UF: PR',
  'Juiz de Fora-MG; 08)',
  'Centro |',
  'Radiografia periapical 1 35,00',
  'Fita 15 mm 7897964908371',
  'R$ dois mil reais',
  '(GYN)',
])('"%s" runs on into another box', (text) => expect(isOfTwoBoxes(text)).toBe(true));

it.each(['Rua XV, 100', 'Parafuso 3/8', 'Agropecuária Lima (filial)', 'Ponto 2: 10', 'Cabo 2,5 mm'])(
  '"%s" is of one box',
  (text) => expect(isOfTwoBoxes(text)).toBe(false),
);
