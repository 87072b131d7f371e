import { expect, it } from 'vitest';
import type { InvoiceData } from '../invoice.ts';
import { withProvenTotals } from './proven-totals.ts';

const items = ['60.00', '40.00'].map((value) => ({ TotalAmount: { value } }));
const own: InvoiceData = {
  ProductsAmount: { value: '104.00' },
  ICMSBase: { value: '0.00' },
  RecipientName: { value: 'Casa da Obra Ltda' },
};
const other: InvoiceData = {
  ProductsAmount: { value: '100.00' },
  ICMSBase: { value: '100.00' },
  RecipientName: { value: 'Transporte' },
};

it('totals are those of the reading whose total the products make', () => {
  expect(withProvenTotals(own, other, items)).toEqual({
    ProductsAmount: { value: '100.00' },
    ICMSBase: { value: '100.00' },
    RecipientName: { value: 'Casa da Obra Ltda' },
  });
});

it.each([
  [other, own, items],
  [own, other, items.slice(1)],
])('where its own holds, or neither, a reading keeps its totals', (first, second, products) => {
  expect(withProvenTotals(first, second, products)).toEqual(first);
});
