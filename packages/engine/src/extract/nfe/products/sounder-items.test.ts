import { expect, it } from 'vitest';
import { sounderItems } from '../extractor.ts';
import type { InvoiceItem } from '../invoice.ts';

const rowOf = (values: Partial<Record<keyof InvoiceItem, string>>): InvoiceItem =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value, conf: 90 }])) as InvoiceItem;

it('rows that sell nothing make no list of products sounder', () => {
  const product = rowOf({
    Description: 'MEL 500G',
    Quantity: '2.00',
    UnitAmount: '3.00',
    TotalAmount: '6.00',
  });
  const nothing = rowOf({ Description: '0,00', CFOP: '5102', Quantity: '0.00', TotalAmount: '0.00' });
  const own = [product];
  expect(
    sounderItems(
      { Items: [product, nothing] },
      { Items: [{ ...product, CFOP: { value: '5102', conf: 90 } }] },
    ),
  ).toHaveLength(1);
  expect(sounderItems({ Items: own }, { Items: [] })).toEqual(own);
});
