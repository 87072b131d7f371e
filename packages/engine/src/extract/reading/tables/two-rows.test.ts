import { expect, it } from 'vitest';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import type { ValueKind } from '../values/kinds.ts';
import { readTwoRows } from './two-rows.ts';

const column = (id: string, kind: ValueKind) => ({ id, kind, labels: [id] });
const spec = {
  id: 'Goods',
  columns: [
    column('Total', 'money'),
    column('Codigo', 'code'),
    column('Produto', 'text'),
    column('Qtde', 'decimal'),
    column('Desconto', 'money'),
    column('Classe', 'digits'),
    column('Base', 'money'),
    column('Aliquota', 'percent'),
  ],
} as const;
const lines = [
  [100, { 40: 'Total', 130: 'Codigo', 220: 'Produto', 400: 'Qtde' }],
  [112, { 30: 'Desconto', 130: 'Classe', 300: 'Base', 390: 'Aliquota' }],
  [130, { 40: '32,00', 130: 'M-17', 220: 'Muda de ipê', 400: '2,00' }],
  [142, { 40: '1,00', 130: '44011000', 300: '31,00', 400: '12,00' }],
  [160, { 220: 'Terra vegetal' }],
  [166, { 40: '50,00', 130: 'T-3', 400: '5,00' }],
  [172, { 220: 'em saco' }],
  [184, { 40: '0,00', 130: '44012000', 300: '50,00', 400: '18,00' }],
] as const;
const read = (own: Parameters<typeof sheetOfLines>[0]) =>
  readTwoRows(sheetOfLines(own), spec, [])?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field?.value])),
  );

it('records of two rows have their cells below either row of headings, and texts in several lines around the first', () => {
  expect(read(lines)).toEqual([
    {
      Total: '32.00',
      Codigo: 'M-17',
      Produto: 'Muda de ipê',
      Qtde: '2.00',
      Desconto: '1.00',
      Classe: '44011000',
      Base: '31.00',
      Aliquota: '12.00',
    },
    {
      Total: '50.00',
      Codigo: 'T-3',
      Produto: 'Terra vegetal em saco',
      Qtde: '5.00',
      Desconto: '0.00',
      Classe: '44012000',
      Base: '50.00',
      Aliquota: '18.00',
    },
  ]);
});

it('a table with one row of headings is none of two', () => {
  expect(read(lines.filter(([top]) => top !== 112))).toBeUndefined();
});

it('records that lack one of their rows are not told', () => {
  expect(read(lines.slice(0, -1))).toBeUndefined();
});

it('below a heading of two names the first word of a cell is the code, and the text behind it the other', () => {
  const named = (row: Readonly<Record<number, string>>) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([at, text]): [number, string][] => {
        if (text === 'Codigo') return [[Number(at), 'Codigo / Produto']];
        if (text === 'Produto' || Number(at) === 220) return [];
        return [[Number(at), text === 'M-17' ? 'M-17 Muda de ipê' : text === 'T-3' ? 'T-3 Terra' : text]];
      }),
    );
  const own = lines.flatMap(([top, row]) => {
    const left = named(row);
    return Object.keys(left).length === 0 ? [] : [[top, left] as const];
  });
  expect(read(own)?.map(({ Codigo, Produto }) => [Codigo, Produto])).toEqual([
    ['M-17', 'Muda de ipê'],
    ['T-3', 'Terra'],
  ]);
});
