import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { printedOf } from '../sheet/sheet.ts';
import { quantityBehind, quantityUnder } from './quantity-behind.ts';

const partsOf = (line: string): readonly string[] | undefined => {
  const parts = quantityBehind(sheetOfRows([[[100, line]]]).tokens);
  return parts && [printedOf(parts.description), parts.quantity.text, parts.unit.text];
};

it('a line may end with how much there was of what it is for', () => {
  expect(partsOf('Energia consumida (TE) 151 kWh')).toEqual(['Energia consumida (TE)', '151', 'kWh']);
  expect(partsOf('Água 12,5m³')).toEqual(['Água', '12,5', 'm³']);
});

it('the end of a step and a number of something else are no quantity', () => {
  expect(partsOf('Consumo até 10 m³')).toBeUndefined();
  expect(partsOf('Faixa de 11 a 20 m³')).toBeUndefined();
  expect(partsOf('Internet 600 Mega')).toBeUndefined();
  expect(partsOf('Rateio 9')).toBeUndefined();
});

const under = (...lines: readonly string[]): readonly string[] | undefined => {
  const { rows, glyph } = sheetOfRows(lines.map((line) => [[100, line]]));
  const parts = quantityUnder(rows[0] ?? [], rows, glyph);
  return parts && [printedOf(parts.description), parts.quantity.text, parts.unit.text];
};

it('or the line below says only how much, with its price or without', () => {
  expect(under('Consumo TE', '151 kWh × R$ 0,41')).toEqual(['Consumo TE', '151', 'kWh']);
  expect(under('Água', '12 m³')).toEqual(['Água', '12', 'm³']);
});

it('a line below that says something else is none', () => {
  expect(under('Iluminação pública', 'valor fixo', '151 kWh')).toBeUndefined();
  expect(under('Bandeira', '100 kWh de franquia')).toBeUndefined();
});
