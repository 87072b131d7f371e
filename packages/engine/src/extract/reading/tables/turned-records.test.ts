import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import type { TableSpec } from './table-spec.ts';
import { readTurnedRecords } from './turned-records.ts';

type Rows = Parameters<typeof sheetOfRows>[0];
const spec: TableSpec<'Parts', 'Number' | 'DueDate' | 'Amount'> = {
  id: 'Parts',
  key: 'DueDate',
  columns: [
    { id: 'Number', kind: 'text', labels: ['Parcela'] },
    { id: 'DueDate', kind: 'date', labels: ['Vencimento'] },
    { id: 'Amount', kind: 'money', labels: ['Valor R$'] },
  ],
};
const read = (rows: Rows) =>
  readTurnedRecords(sheetOfRows(rows), spec)?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])),
  );
const rows = (days: readonly [string, string]): Rows => [
  [
    [100, 'Parcela'],
    [250, 'A'],
    [400, 'B'],
  ],
  [
    [100, 'Vencimento'],
    [250, days[0]],
    [400, days[1]],
  ],
  [
    [100, 'Valor R$'],
    [250, '150,25'],
    [400, '149,75'],
  ],
];

it('headings below each other at the left have the cells of each record behind them', () => {
  expect(read(rows(['10/02/2026', '10/03/2026']))).toEqual([
    { Number: 'A', DueDate: '2026-02-10', Amount: '150.25' },
    { Number: 'B', DueDate: '2026-03-10', Amount: '149.75' },
  ]);
});

it('cells that are not of their heading’s kind are of no such table', () => {
  expect(read(rows(['10/02/2026', 'à vista']))).toBeUndefined();
});

it('a heading has its unit behind it, a cell may be called as its own column, and a row of no column is passed over', () => {
  const goods: TableSpec<'Goods', 'Name' | 'Unit' | 'Tax'> = {
    id: 'Goods',
    key: 'Name',
    columns: [
      { id: 'Name', kind: 'text', labels: ['Mercadoria'] },
      { id: 'Unit', kind: 'text', labels: ['Medida', 'UN'] },
      { id: 'Tax', kind: 'money', labels: ['ICMS'] },
    ],
  };
  const row = (...texts: readonly [string, string, string]): Rows[number] => [
    [100, texts[0]],
    [250, texts[1]],
    [400, texts[2]],
  ];
  const sheet = sheetOfRows([
    row('Mercadoria', 'Lona', 'Tela'),
    row('Cor', 'verde', 'azul'),
    row('Medida', 'UN', 'PC'),
    row('ICMS R$', '1,20', '2,40'),
  ]);
  expect(
    readTurnedRecords(sheet, goods)?.rows.map((each) =>
      Object.fromEntries(Object.entries(each).map(([id, field]) => [id, field.value])),
    ),
  ).toEqual([
    { Name: 'Lona', Unit: 'UN', Tax: '1.20' },
    { Name: 'Tela', Unit: 'PC', Tax: '2.40' },
  ]);
});

/** What was asked for, or what was done of it, of one turned table. */
const examsBy = (key: string, label: string): TableSpec<'Exams', string> => ({
  id: 'Exams',
  key,
  columns: [
    { id: 'Name', kind: 'text', labels: ['exame'] },
    { id: 'Code', kind: 'code', labels: ['código'] },
    { id: key, kind: 'integer', labels: [label] },
  ],
});
const [asked, done] = [examsBy('Wanted', 'pedidos'), examsBy('Made', 'feitos')] as const;
const exams: Rows = [
  [
    [100, 'exame'],
    [250, 'Raio X'],
    [400, 'Glicose'],
  ],
  [
    [250, 'do ombro'],
    [400, 'basal'],
  ],
  [
    [100, 'código'],
    [250, '40803015'],
    [400, '40302040'],
  ],
  [
    [100, 'pedidos'],
    [250, '2'],
    [400, '1'],
  ],
  [
    [100, 'feitos'],
    [250, '1'],
    [400, '1'],
  ],
];

it('rows of another table’s headings stand between its own, and a text goes on below its first line', () => {
  const found = readTurnedRecords(sheetOfRows(exams), done);
  expect(found?.rows.map(({ Name, Made }) => [Name?.value, Made?.value])).toEqual([
    ['Raio X do ombro', '1'],
    ['Glicose basal', '1'],
  ]);
});

it('what another table used is read again, but not its key', () => {
  const sheet = sheetOfRows(exams);
  const first = readTurnedRecords(sheet, asked);
  expect(readTurnedRecords(sheet, done, first?.used)?.rows).toHaveLength(2);
  expect(readTurnedRecords(sheet, asked, first?.used)).toBeUndefined();
});

/** Words that end at a place. */
const endingAt = (right: number, text: string): Rows[number][number] => [right - 6 * text.length, text];
const wares: TableSpec<'Wares', 'Code' | 'Name' | 'Price'> = {
  id: 'Wares',
  key: 'Name',
  columns: [
    { id: 'Code', kind: 'code', labels: ['Cód. interno'] },
    { id: 'Name', kind: 'text', labels: ['Artigo'] },
    { id: 'Price', kind: 'money', labels: ['Preço'] },
  ],
};

it('texts set left stand under numbers set right, and their heading in the middle of their height', () => {
  const sheet = sheetOfRows([
    [[100, 'Cód.'], [140, 'interno'], endingAt(360, '4471'), endingAt(560, '4472')],
    [],
    [
      [260, 'Garrafa'],
      [460, 'Caneca'],
    ],
    [
      [100, 'Artigo'],
      [260, 'térmica'],
      [460, 'de louça'],
    ],
    [[100, 'Preço'], endingAt(360, '19,90'), endingAt(560, '14,50')],
  ]);
  const read = readTurnedRecords(sheet, wares)?.rows.map((row) =>
    Object.values(row).map(({ value }) => value),
  );
  expect(read).toEqual([
    ['4471', 'Garrafa térmica', '19.90'],
    ['4472', 'Caneca de louça', '14.50'],
  ]);
});
