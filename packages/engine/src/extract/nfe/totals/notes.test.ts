import { expect, it } from 'vitest';
import { taxesInNotes } from './notes.ts';

const amountIn = (value: string) => taxesInNotes({ value, conf: 90 })?.value;

it('the approximate taxes are told among the notes', () => {
  expect(amountIn('Pedido 12. Valor aproximado dos tributos: R$ 1.932,97 (31,27%) Fonte: IBPT')).toBe(
    '1932.97',
  );
  expect(amountIn('Trib. aprox. R$ 65,40')).toBe('65.40');
});

it('those of one of the three governments are a part of them', () => {
  expect(amountIn('Trib aprox R$ 12,00 Federal, R$ 13,00 Estadual')).toBeUndefined();
});
