import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readForm } from '../forms/form.ts';
import type { FormSpec } from '../forms/form-spec.ts';

type Id = 'Supplier' | 'Buyer' | 'Origin' | 'Payer' | 'Plate';

const spec: FormSpec<Id> = {
  fields: [
    { id: 'Supplier', kind: 'text', labels: ['Produtor', 'Vendedor'] },
    { id: 'Buyer', kind: 'text', labels: ['Comprador'] },
    { id: 'Origin', kind: 'city', labels: ['Cidade de origem'] },
    { id: 'Payer', kind: 'name', labels: ['Pagador do frete', 'Razão social'] },
    { id: 'Plate', kind: 'plate', labels: ['Placa'] },
  ],
};

const valuesOf = (rows: Parameters<typeof sheetOfRows>[0]) =>
  Object.fromEntries(readForm(sheetOfRows(rows), spec).map(({ id, reading }) => [id, reading.value]));

it('a label of two parts means what its known part does, unless the other means something else', () => {
  expect(
    valuesOf([
      [
        [100, 'Produtor/Vendedor: Rui Lima'],
        [500, 'Comprador / depositário: Rio Verde Trading'],
      ],
      [
        [100, 'Aeroporto / cidade de origem'],
        [500, 'Comprador / placa: ABC1D23'],
      ],
      [[100, 'JATAÍ-GO']],
    ]),
  ).toMatchObject({ Supplier: 'Rui Lima', Buyer: 'Rio Verde Trading', Origin: 'JATAÍ' });
});

it('a label that goes on in the text of another ends no box of that one', () => {
  expect(
    valuesOf([
      [
        [100, 'Placa'],
        [400, 'Pagador do frete - razão social e CNPJ'],
      ],
      [
        [100, 'ABC1D23'],
        [400, 'LAVRAS NOVAS SUPERMERCADOS S/A 65.403.109/0001-15'],
      ],
    ]),
  ).toMatchObject({ Plate: 'ABC1D23', Payer: 'LAVRAS NOVAS SUPERMERCADOS S/A' });
});

it('a label of the column to the right, between a label and its value, ends no box', () => {
  expect(
    valuesOf([
      [[100, 'Placa']],
      [
        [100, 'ABC1D23'],
        [300, 'Comprador: Rio Verde'],
      ],
    ]),
  ).toMatchObject({ Plate: 'ABC1D23' });
});

it('a label with another one in brackets means what both do, and nothing where these are two things', () => {
  const read = valuesOf([
    [
      [100, 'Produtor (vendedor)'],
      [260, 'Rui Lima'],
    ],
    [
      [100, 'Comprador (placa)'],
      [260, 'Rio Verde'],
    ],
  ]);
  expect(read).toMatchObject({ Supplier: 'Rui Lima' });
  expect(read).not.toHaveProperty('Plate');
});
