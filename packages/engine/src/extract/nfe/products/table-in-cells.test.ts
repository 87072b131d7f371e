import { expect, it } from 'vitest';
import { sheetOfBoxes, type DrawnBox, type Row } from '../../testing/sheet-of-rows.ts';
import { readItems } from './items.ts';
import { tableInCells } from './table-in-cells.ts';

const edges = [20, 110, 310, 400, 470, 530, 600, 680, 760, 840, 910, 980] as const;
const cell = (at: number, rows: DrawnBox['rows'], to = at + 1): DrawnBox => ({
  left: edges[at] ?? 0,
  right: edges[to] ?? 980,
  rows,
});
const product = (code: string, name: string, values: readonly string[]): Row =>
  [code, name, ...values].map((text, at) => [(edges[at] ?? 0) + 4, text] as const);

const rows: Row[] = [
  product('Código', 'Descrição', [
    'NCM',
    'CFOP',
    'UN',
    'Quant.',
    'Unit.',
    'Total',
    'ICMS',
    '',
    'Alíq.',
  ]).filter(([, text]) => text !== ''),
  [
    [764, 'Base'],
    [844, 'Valor'],
  ],
  product('KL-7', 'Trinco de latão', [
    '83024100',
    '5102',
    'PC',
    '4,00',
    '20,00',
    '80,00',
    '80,00',
    '9,60',
    '12,00',
  ]),
  product('KL-9', 'Ferrolho chato', [
    '83024100',
    '5102',
    'PC',
    '2,00',
    '15,00',
    '30,00',
    '30,00',
    '3,60',
    '12,00',
  ]),
  [],
  [[24, 'Informações complementares']],
  [[24, 'Pedido 12 de 4 caixas']],
];
const boxes = [
  ...[0, 1, 2, 3, 4, 5, 6, 7, 10].map((at) => cell(at, [0, 1])),
  cell(8, [0, 0], 10),
  ...[8, 9].map((at) => cell(at, [1, 1])),
  ...[2, 3].flatMap((row) => edges.slice(1).map((_, at) => cell(at, [row, row]))),
  cell(0, [5, 6], 11),
];

it('products without a title over them are read below headings in cells, grouped ones among them', () => {
  const items = readItems(sheetOfBoxes(rows, boxes), []);
  const values = items.map((item) =>
    Object.fromEntries(Object.entries(item).map(([id, field]) => [id, field?.value])),
  );
  expect(values).toMatchObject([
    {
      Code: 'KL-7',
      Description: 'Trinco de latão',
      ICMSBase: '80.00',
      ICMSAmount: '9.60',
      ICMSRate: '12.00',
    },
    { Code: 'KL-9', TotalAmount: '30.00', ICMSAmount: '3.60' },
  ]);
});

it('a page without drawn cells has no such table', () => {
  expect(tableInCells(sheetOfBoxes(rows, []))).toBeUndefined();
});
