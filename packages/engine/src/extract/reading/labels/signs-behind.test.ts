import { expect, it } from 'vitest';
import { readForm } from '../forms/form.ts';
import type { FormSpec } from '../forms/form-spec.ts';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';

const spec: FormSpec<'Order' | 'Slip' | 'Number'> = {
  fields: [
    { id: 'Order', kind: 'code', labels: ['Pedido do cliente'] },
    { id: 'Slip', kind: 'code', labels: ['Guia da loja'] },
    { id: 'Number', kind: 'number', labels: ['Nº'] },
  ],
};

it('the sign of a number right behind a label is a part of it', () => {
  const values = readForm(
    sheetOfRows([[[100, 'Pedido do cliente nº 88123 · Guia da loja nº 4410']], [[100, 'Nº 17']]]),
    spec,
  );
  expect(Object.fromEntries(values.map(({ id, reading }) => [id, reading.value]))).toEqual({
    Order: '88123',
    Slip: '4410',
    Number: '17',
  });
});
