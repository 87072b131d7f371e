import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readFormTable } from './form-table.ts';
import type { TableSpec } from './table-spec.ts';

type Column = 'Description' | 'Count' | 'Amount';
const spec: TableSpec<'Items', Column> = {
  id: 'Items',
  least: 3,
  columns: [
    { id: 'Description', kind: 'text', holds: /\p{L}{2}/u, labels: ['Item', 'Descrição'] },
    { id: 'Count', kind: 'integer', labels: ['Qtd'] },
    { id: 'Amount', kind: 'money', labels: ['Valor NF', 'Valor da mercadoria'] },
  ],
};

const rowsOf = (rows: readonly Row[]) =>
  readFormTable(sheetOfRows(rows), spec, [])?.rows.map(({ Description, Amount }) => [
    Description?.value,
    Amount?.value,
  ]);

it('a short heading over the numbers of the rows is none of the description', () => {
  expect(
    rowsOf([
      [
        [50, 'Item'],
        [150, 'Descrição'],
        [500, 'Qtd'],
        [700, 'Valor NF'],
      ],
      [
        [50, '001'],
        [150, 'Banda larga'],
        [500, '1'],
        [700, '54,95'],
      ],
      [
        [50, '002'],
        [150, 'Telefone fixo'],
        [500, '2'],
        [700, '44,95'],
      ],
    ]),
  ).toEqual([
    ['Banda larga', '54.95'],
    ['Telefone fixo', '44.95'],
  ]);
});

it('a heading of two words does not yield to the label of a box beside the table', () => {
  expect(
    rowsOf([
      [
        [50, 'Descrição'],
        [300, 'Qtd'],
        [450, 'Valor NF'],
        [700, 'Valor da mercadoria'],
      ],
      [
        [50, 'Calçados'],
        [300, '35'],
        [450, '1.544,08'],
      ],
      [
        [50, 'Tecidos'],
        [300, '14'],
        [450, '3.354,50'],
      ],
    ]),
  ).toEqual([
    ['Calçados', '1544.08'],
    ['Tecidos', '3354.50'],
  ]);
});

it('boxes below a table, of which there are more than it has columns, part none of its columns', () => {
  const boxes: Row = ['Bruto', 'Tara', 'Peso líquido', 'Nota', 'Resto', 'Sacas'].map((text, at) => [
    60 + 145 * at,
    text,
  ]);
  expect(
    rowsOf([
      [
        [50, 'Descrição'],
        [420, 'Qtd'],
        [700, 'Valor NF'],
      ],
      [
        [50, 'Calçados'],
        [440, '35'],
        [700, '1.544,08'],
      ],
      [
        [50, 'Tecidos'],
        [440, '14'],
        [700, '3.354,50'],
      ],
      boxes,
      boxes.map(([left], at) => [left - 8, `${at + 1}.200`]),
    ])?.slice(0, 2),
  ).toEqual([
    ['Calçados', '1544.08'],
    ['Tecidos', '3354.50'],
  ]);
});

it("of two headings of one column the one beside the key's is the table's", () => {
  const bill: TableSpec<'Items', 'Number' | 'Day' | 'Amount'> = {
    id: 'Items',
    key: 'Day',
    columns: [
      { id: 'Number', kind: 'text', labels: ['Fatura nº', 'Duplicata'] },
      { id: 'Day', kind: 'date', labels: ['Vencimento'] },
      { id: 'Amount', kind: 'money', labels: ['Valor R$'] },
    ],
  };
  const rows: Row[] = [
    [
      [50, 'Fatura nº'],
      [200, 'Valor líquido'],
      [400, 'Duplicata'],
      [560, 'Vencimento'],
      [760, 'Valor R$'],
    ],
    [
      [50, '7731'],
      [200, '90,00'],
      [400, '001'],
      [560, '10/03/2026'],
      [760, '40,00'],
    ],
    [
      [400, '002'],
      [560, '10/04/2026'],
      [760, '50,00'],
    ],
  ];
  const read = readFormTable(sheetOfRows(rows), bill, []);
  expect(read?.rows.map(({ Number }) => Number?.value)).toEqual(['001', '002']);
});
