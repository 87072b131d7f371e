import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readForm } from './form.ts';
import type { FormSpec } from './form-spec.ts';

const section = 'Buyer';
const spec: FormSpec<'Number' | 'Address' | 'District' | 'CEP'> = {
  sections: { Buyer: ['QUEM COMPROU'] },
  fields: [
    { id: 'Number', kind: 'cnpj', labels: ['CNPJ'], section },
    { id: 'Address', kind: 'street', labels: ['Endereço'], section },
    { id: 'District', kind: 'text', labels: ['Bairro'], section },
    { id: 'CEP', kind: 'cep', labels: ['CEP'], section },
  ],
};

it('a street without a label ends where the label behind its house begins, and that one has its value right behind it', () => {
  const values = readForm(
    sheetOfRows([
      [[100, 'QUEM COMPROU']],
      [[100, 'CNPJ 11.222.333/0001-81']],
      [[100, 'Rua Barão do Pará, 27 Bairro CENTRO']],
      [[100, 'CEP 85810-010 LONDRINA / PR']],
    ]),
    spec,
  );
  expect(Object.fromEntries(values.map(({ id, reading }) => [id, reading.value]))).toEqual({
    Number: '11222333000181',
    Address: 'Rua Barão do Pará, 27',
    District: 'CENTRO',
    CEP: '85810010',
  });
});
