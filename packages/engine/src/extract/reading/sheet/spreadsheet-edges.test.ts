import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { withoutSpreadsheetEdges } from './spreadsheet-edges.ts';

type Rows = Parameters<typeof sheetOfRows>[0];
const textOf = (rows: Rows): string[] =>
  withoutSpreadsheetEdges(sheetOfRows(rows)).rows.map((row) => row.map(({ text }) => text).join(' '));

const body: Rows = [
  [
    [20, '1'],
    [60, 'Frete'],
    [300, '35,00'],
  ],
  [
    [20, '2'],
    [60, 'Seguro'],
    [300, '4,10'],
  ],
  [
    [20, '3'],
    [60, 'Volumes'],
    [300, '12'],
  ],
  [
    [20, '4'],
    [60, 'Marca'],
  ],
  [
    [20, '6'],
    [60, 'Desconto'],
    [300, '0,00'],
  ],
];

it('the letters over a spreadsheet’s columns and the numbers before its rows are none of its words', () => {
  const letters: Rows[number] = [
    [80, 'A'],
    [200, 'B'],
    [320, 'C'],
  ];
  expect(textOf([letters, ...body])).toEqual([
    'Frete 35,00',
    'Seguro 4,10',
    'Volumes 12',
    'Marca',
    'Desconto 0,00',
  ]);
});

it('numbers before the rows of another list are kept', () => {
  expect(textOf([[[80, 'Valores']], ...body])).toContain('1 Frete 35,00');
});
