import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { numberOfHead } from './number-of-head.ts';

it('a number is behind or below its sign at the head of the page', () => {
  const below = sheetOfRows([
    [[100, 'Minuta de embarque']],
    [
      [100, 'Número'],
      [400, 'Emitida em'],
    ],
    [
      [100, '20417'],
      [400, '12/03/2024'],
    ],
  ]);
  expect(numberOfHead(below)?.value).toBe('20417');
  expect(numberOfHead(sheetOfRows([[[100, 'NUMERO....: 88.214']]]))?.value).toBe('88214');
});

it('the number of a house, and one with a word over its sign, are not the document’s', () => {
  const house = sheetOfRows([
    [
      [100, 'Logradouro'],
      [400, 'Nº'],
      [600, 'Bairro'],
    ],
    [
      [100, 'Rua das Flores'],
      [400, '1450'],
      [600, 'Centro'],
    ],
  ]);
  expect(numberOfHead(house)).toBeUndefined();
  expect(numberOfHead(sheetOfRows([[[100, 'Pedido']], [[100, 'Nº 5521']]]))).toBeUndefined();
});
