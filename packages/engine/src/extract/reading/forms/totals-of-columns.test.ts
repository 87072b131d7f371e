import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readForm } from './form.ts';
import type { FormSpec } from './form-spec.ts';

const spec: FormSpec<'Base' | 'Tax'> = {
  fields: [
    { id: 'Base', kind: 'money', labels: ['Base de cálculo'] },
    { id: 'Tax', kind: 'money', labels: ['Valor ISS'] },
  ],
};
const rows: readonly Row[] = [
  [
    [50, 'Item'],
    [400, 'Base de cálculo'],
    [700, 'Valor ISS'],
  ],
  [
    [50, 'Limpeza'],
    [300, '100,00'],
    [400, '100,00'],
    [700, '3,00'],
  ],
  [
    [50, 'Pintura'],
    [300, '200,00'],
    [400, '200,00'],
    [700, '6,00'],
  ],
];
const read = (more: readonly Row[]) =>
  Object.fromEntries(
    readForm(sheetOfRows([...rows, ...more]), spec).map(({ id, reading }) => [id, reading.value]),
  );

it('the value of a heading over several rows is in the row of totals', () => {
  const total: Row = [
    [50, 'TOTAIS'],
    [300, '300,00'],
    [400, '300,00'],
    [700, '9,00'],
  ];
  expect(read([total])).toEqual({ Base: '300.00', Tax: '9.00' });
});

it('the row of totals may name what they are of', () => {
  const total: Row = [
    [50, 'Valor total NFS-e'],
    [300, '300,00'],
    [400, '300,00'],
    [700, '9,00'],
  ];
  expect(read([total])).toEqual({ Base: '300.00', Tax: '9.00' });
});

it('without such a row it is right below', () => {
  expect(read([])).toEqual({ Base: '100.00', Tax: '3.00' });
});
