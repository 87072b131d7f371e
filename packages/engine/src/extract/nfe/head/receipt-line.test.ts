import { expect, it } from 'vitest';
import { withoutReceipt } from './receipt-line.ts';

it.each([
  ['Recebi de CASA DA OBRA LTDA os produtos da nota', undefined],
  ['RECEBEMOS DE CASA DA OBRA LTDA OS PRODUTOS CONSTANTES DA NOTA FISCAL', undefined],
  [
    'Recebemos de volta os paletes da entrega anterior.',
    'Recebemos de volta os paletes da entrega anterior.',
  ],
])('%s as notes', (value, notes) => {
  expect(withoutReceipt({ AdditionalInformation: { value } }).AdditionalInformation?.value).toBe(notes);
});
