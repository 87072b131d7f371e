import { expect, it } from 'vitest';
import { sheetOfBoxes, type DrawnBox, type Row } from '../../testing/sheet-of-rows.ts';
import { headedColumns } from './item-headings.ts';
import { readTable } from '../../reading/tables/table.ts';

const band = { top: 0, bottom: 2000 };
const edges = [20, 110, 330, 430, 530, 620, 710, 800, 890] as const;
const cell = (at: number, rows: DrawnBox['rows'], to = at + 1): DrawnBox => ({
  left: edges[at] ?? 0,
  right: edges[to] ?? 980,
  rows,
});

const rowsIn = (rows: readonly Row[], boxes: readonly DrawnBox[]): Record<string, string>[] =>
  (readTable(sheetOfBoxes(rows, boxes), headedColumns, band)?.lines ?? []).map(({ cells }) =>
    Object.fromEntries([...cells].map(([id, tokens]) => [id, tokens.map(({ text }) => text).join(' ')])),
  );

it('a heading under a wider one is of its group, and the edges of its cell are those of its column', () => {
  const product: Row = [
    [24, 'MT-20'],
    [114, 'Mangueira cristal 1/2'],
    [380, '120,00'],
    [480, '120,00'],
    [580, '14,40'],
    [660, '168,00'],
    [760, '15,84'],
    [840, '12,00'],
    [930, '5,00'],
  ];
  const rows: Row[] = [
    [
      [24, 'Cód.'],
      [114, 'Descrição'],
      [360, 'Total'],
      [440, 'ICMS próprio'],
      [640, 'ICMS ST'],
      [850, 'Alíq. %'],
    ],
    [
      [450, 'Base'],
      [545, 'Valor'],
      [640, 'Base'],
      [735, 'Valor'],
      [820, 'ICMS'],
      [910, 'IPI'],
    ],
    product,
    product,
  ];
  const boxes = [
    ...[0, 1, 2].map((at) => cell(at, [0, 1])),
    cell(3, [0, 0], 5),
    cell(5, [0, 0], 7),
    cell(7, [0, 0], 9),
    ...[3, 4, 5, 6, 7, 8].map((at) => cell(at, [1, 1])),
    ...[2, 3].flatMap((row) => edges.map((_, at) => cell(at, [row, row]))),
  ];
  const read = {
    Code: 'MT-20',
    Description: 'Mangueira cristal 1/2',
    TotalAmount: '120,00',
    ICMSBase: '120,00',
    ICMSAmount: '14,40',
    OtherSTBase: '168,00',
    OtherST: '15,84',
    ICMSRate: '12,00',
    IPIRate: '5,00',
  };
  expect(rowsIn(rows, boxes)).toEqual([read, read]);
});

it('words in the cell of a heading that names no column are none of those beside it', () => {
  const rows: Row[] = [
    [
      [24, 'Código'],
      [114, 'Descrição'],
      [340, 'Prateleira'],
      [440, 'NCM'],
      [540, 'CFOP'],
      [630, 'Total'],
    ],
    [
      [24, '7719'],
      [114, 'Escova de aço circular'],
      [332, 'Setor azul A'],
      [440, '96039000'],
      [540, '5102'],
      [640, '88,00'],
    ],
  ];
  const boxes = [0, 1].flatMap((row) => [0, 1, 2, 3, 4, 5].map((at) => cell(at, [row, row])));
  expect(rowsIn(rows, boxes)).toEqual([
    {
      Code: '7719',
      Description: 'Escova de aço circular',
      NCM: '96039000',
      CFOP: '5102',
      TotalAmount: '88,00',
    },
  ]);
});
