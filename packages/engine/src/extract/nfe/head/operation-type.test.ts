import { expect, it } from 'vitest';
import type { InvoiceData } from '../invoice.ts';
import { fillOperation } from './operation-type.ts';

const withCodes = (codes: readonly string[], known?: InvoiceData['OperationType']): InvoiceData => ({
  Items: codes.map((value) => ({ CFOP: { value, conf: 92 } })),
  ...(known ? { OperationType: known } : {}),
});

it.each([
  [withCodes(['6102', '5405']), '1'],
  [withCodes(['1102', '2102']), '0'],
  [withCodes(['6102', '1102']), undefined],
  [withCodes(['4102', '61O2']), undefined],
  [withCodes(['6102'], { value: '0', conf: 60 }), '1'],
  [withCodes(['6102'], { value: '0', conf: 97 }), '0'],
])('the codes of all products say what kind of operation it is', (data, kind) => {
  fillOperation(data);
  expect(data.OperationType?.value).toBe(kind);
});
