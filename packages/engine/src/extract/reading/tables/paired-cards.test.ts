import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readPairedCards } from './paired-cards.ts';
import type { TableSpec } from './table-spec.ts';

const spec: TableSpec<'Payers', 'Name' | 'CNPJ' | 'Income' | 'Before' | 'After'> = {
  id: 'Payers',
  columns: [
    { id: 'Name', kind: 'text', labels: ['nome'] },
    { id: 'CNPJ', kind: 'cnpj', labels: ['CNPJ'] },
    { id: 'Income', kind: 'money', labels: ['recebido'] },
    { id: 'Before', kind: 'money', labels: ['fim de 2023', 'fim de 2024'] },
    { id: 'After', kind: 'money', labels: ['fim de 2023', 'fim de 2024'] },
  ],
};
const read = (rows: Parameters<typeof sheetOfRows>[0]) =>
  readPairedCards(sheetOfRows(rows), spec)?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])),
  );

it('cards side by side have their name over its number and captions with a value each', () => {
  expect(
    read([
      [
        [100, 'USINA PALMEIRA LTDA'],
        [500, 'ESCOLA MODELO S.A.'],
      ],
      [
        [100, '11.222.333/0001-81'],
        [500, '11.444.777/0001-61'],
      ],
      [
        [100, 'recebido'],
        [300, '1.200,50'],
        [500, 'recebido'],
        [700, '800,00'],
      ],
    ]),
  ).toEqual([
    { Name: 'USINA PALMEIRA LTDA', CNPJ: '11222333000181', Income: '1200.50' },
    { Name: 'ESCOLA MODELO S.A.', CNPJ: '11444777000161', Income: '800.00' },
  ]);
});

it('a name may have two lines, a caption that two columns have is of the next of them, and one caption makes no card', () => {
  expect(
    read([
      [
        [100, 'CASA DE PRAIA EM'],
        [500, 'recebido'],
        [700, '7,00'],
      ],
      [[100, 'BERTIOGA']],
      [
        [100, 'fim de 2023'],
        [300, '90.000,00'],
        [500, 'outra coisa'],
      ],
      [
        [100, 'fim de 2024'],
        [300, '95.000,00'],
      ],
    ]),
  ).toEqual([{ Name: 'CASA DE PRAIA EM BERTIOGA', Before: '90000.00', After: '95000.00' }]);
});
