import { expect, it } from 'vitest';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import { readCaptionedCards } from './captioned-cards.ts';
import type { TableSpec } from './table-spec.ts';

type Column = 'Name' | 'Code' | 'Count' | 'Unit' | 'Price' | 'Total';
const spec: TableSpec<'Items', Column> = {
  id: 'Items',
  key: 'Name',
  columns: [
    { id: 'Name', kind: 'text', labels: ['Descrição'] },
    { id: 'Code', kind: 'code', labels: ['Código'] },
    { id: 'Count', kind: 'decimal', labels: ['Quantidade'] },
    { id: 'Unit', kind: 'text', labels: ['Unidade'] },
    { id: 'Price', kind: 'money', labels: ['Valor unitário'] },
    { id: 'Total', kind: 'money', labels: ['Valor total', 'Valor'] },
  ],
};

type Line = readonly [top: number, words: Readonly<Record<number, string>>];
const read = (lines: readonly Line[]) =>
  readCaptionedCards(sheetOfLines(lines), spec)?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])),
  );

/** Two cards side by side, with the values above their captions or below them. */
function pair(top: number, letter: string, isAbove: boolean, names: Line[1]): Line[] {
  const [value, caption] = isAbove ? [0, 10] : [10, 0];
  return [
    [top, names],
    [top + 14 + value, { 50: `${letter}1`, 200: '2,00', 350: '7788', 520: `${letter}2`, 670: '3,00' }],
    [top + 14 + caption, { 50: 'Código', 200: 'Quantidade', 350: 'EAN', 520: 'Código', 670: 'Quantidade' }],
    [
      top + 38 + value,
      { 50: 'UN', 200: 'R$ 5,00', 350: 'R$ 10,00', 520: 'CX', 670: 'R$ 4,00', 820: 'R$ 12,00' },
    ],
    [
      top + 38 + caption,
      {
        50: 'Unidade',
        200: 'Valor unitário',
        350: 'Valor total',
        520: 'Unidade',
        670: 'Valor unitário',
        820: 'Valor total',
      },
    ],
  ];
}

const one = { Count: '2.00', Unit: 'UN', Price: '5.00', Total: '10.00' };
const other = { Count: '3.00', Unit: 'CX', Price: '4.00', Total: '12.00' };

it.each([true, false])(
  'cards of captions are products, side by side as well (values above: %s)',
  (isAbove) => {
    const lines = [
      ...pair(100, 'A', isAbove, { 50: '1 Caneta azul', 520: '2 Papel sulfite' }),
      ...pair(190, 'B', isAbove, { 50: '3 Fita adesiva', 520: '4 Grampeador 26/6' }),
    ];
    expect(read(lines)).toEqual([
      { Name: 'Caneta azul', Code: 'A1', ...one },
      { Name: 'Papel sulfite', Code: 'A2', ...other },
      { Name: 'Fita adesiva', Code: 'B1', ...one },
      { Name: 'Grampeador 26/6', Code: 'B2', ...other },
    ]);
  },
);

it('headings over the first card are those of the row at the head of each', () => {
  const card = (top: number, head: Line[1], values: Line[1]): Line[] => [
    [top, head],
    [top + 12, { 80: 'Código', 300: 'Valor unitário', 500: 'Desconto', 700: 'Unidade' }],
    [top + 22, values],
  ];
  const lines: Line[] = [
    [88, { 80: 'Descrição', 500: 'Quantidade', 700: 'Valor' }],
    ...card(
      100,
      { 80: 'Martelo', 500: '2,00', 700: '9,00' },
      { 80: 'M1', 300: '4,50', 500: '0,00', 700: 'PC' },
    ),
    ...card(
      134,
      { 80: 'Alicate', 500: '1,00', 700: '7,00' },
      { 80: 'M2', 300: '7,00', 500: '0,00', 700: 'UN' },
    ),
  ];
  expect(read(lines)).toEqual([
    { Name: 'Martelo', Code: 'M1', Count: '2.00', Unit: 'PC', Price: '4.50', Total: '9.00' },
    { Name: 'Alicate', Code: 'M2', Count: '1.00', Unit: 'UN', Price: '7.00', Total: '7.00' },
  ]);
});

it('the headings of a table are no captions of cards', () => {
  const lines: Line[] = [
    [100, { 50: 'Código', 150: 'Descrição', 500: 'Quantidade', 700: 'Valor' }],
    [112, { 50: 'M1', 150: 'Martelo', 500: '2,00', 700: '9,00' }],
    [124, { 50: 'M2', 150: 'Alicate', 500: '1,00', 700: '7,00' }],
  ];
  expect(read(lines)).toBeUndefined();
});

it('a caption stands lower than the others under a text of two lines, and narrow captions are near each other', () => {
  const captions = { 350: 'Código', 450: 'Quantidade Unidade', 640: 'Valor unitário', 800: 'Valor total' };
  const lines: Line[] = [
    [0, { 50: 'Nossas vendas' }],
    [30, { 50: 'Prateleira de canto com', 350: 'PR-4', 450: '2', 514: 'UN', 640: '90,00', 800: '180,00' }],
    [44, { 50: 'suporte', ...captions }],
    [54, { 50: 'Descrição' }],
    [80, { 50: 'Cabideiro', 350: 'CB-1', 450: '1', 514: 'UN', 640: '75,00', 800: '75,00' }],
    [92, { 50: 'Descrição', ...captions }],
  ];
  expect(read(lines)).toMatchObject([
    { Name: 'Prateleira de canto com suporte', Code: 'PR-4', Count: '2.00', Unit: 'UN', Total: '180.00' },
    { Name: 'Cabideiro', Code: 'CB-1', Count: '1.00', Unit: 'UN', Total: '75.00' },
  ]);
});

it('the sale at the head of a card is in running words, and its amount beside the name', () => {
  const shop: TableSpec<'Items', Column | 'Tax'> = {
    id: 'Items',
    key: 'Name',
    product: ['Count', 'Price', 'Total'],
    columns: [
      ...spec.columns.map((column) =>
        column.id === 'Count'
          ? { ...column, splits: { pattern: /^([\d.,]+) ?(\p{L}{1,4})$/u, into: ['Count', 'Unit'] as const } }
          : column,
      ),
      { id: 'Tax', kind: 'money', labels: ['ICMS'] },
    ],
  };
  const card = (top: number, name: Line[1], below: Line[1], sale: string, code: string): Line[] => [
    [top, name],
    [top + 10, below],
    [top + 32, { 50: sale }],
    [top + 44, { 50: 'Código', 150: 'EAN', 250: 'ICMS R$', 350: 'Unidade' }],
    [top + 54, { 50: code, 150: '7788', 250: '1,00' }],
  ];
  const lines = [
    ...card(100, { 50: 'Xícara com', 160: 'R$ 90,00' }, { 50: 'pires' }, '2,00 JG a R$ 45,0000 cada', 'X1'),
    ...card(200, { 50: 'Leite', 160: 'R$ 37,50' }, {}, '3,00 UN a R$ 12,5000 cada', 'L2'),
  ];
  const rows = readCaptionedCards(sheetOfLines(lines), shop)?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])),
  );
  expect(rows).toEqual([
    {
      Name: 'Xícara com pires',
      Code: 'X1',
      Count: '2.00',
      Unit: 'JG',
      Price: '45.0000',
      Total: '90.00',
      Tax: '1.00',
    },
    { Name: 'Leite', Code: 'L2', Count: '3.00', Unit: 'UN', Price: '12.5000', Total: '37.50', Tax: '1.00' },
  ]);
});
