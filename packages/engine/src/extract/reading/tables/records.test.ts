import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readFolded } from './folded.ts';
import { readRecords } from './records.ts';
import type { TableSpec } from './table-spec.ts';

type Column = 'Name' | 'Code' | 'Count' | 'Unit' | 'Price' | 'Total' | 'Rate';
const spec: TableSpec<'Items', Column> = {
  id: 'Items',
  key: 'Name',
  columns: [
    { id: 'Name', kind: 'text', labels: ['Descrição'] },
    { id: 'Code', kind: 'code', labels: ['Código'] },
    {
      id: 'Count',
      kind: 'decimal',
      labels: ['Qtd'],
      splits: { pattern: /^([\d.,]+) ?(\p{L}{1,4})$/u, into: ['Count', 'Unit'] },
    },
    { id: 'Unit', kind: 'text', labels: ['Unid'] },
    { id: 'Price', kind: 'money', labels: ['Vl. unit.', 'Valor unitário'] },
    { id: 'Total', kind: 'money', labels: ['Total'] },
    { id: 'Rate', kind: 'percent', labels: ['Alíq. ICMS'] },
  ],
};

const valuesOf = (read: ReturnType<typeof readRecords<'Items', Column>>) =>
  read?.rows.map((row) => Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])));

it('cards of labels and values are the rows of a table, named by the text above them', () => {
  const card = (name: string, values: readonly string[]): Row[] => [
    [[120, name]],
    [
      [120, `Qtd: ${values[0]}`],
      [300, `Vl. unit.: ${values[1]}`],
      [500, `Total: ${values[2]}`],
      [700, `Código: ${values[3]}`],
    ],
  ];
  const rows: Row[] = [
    ...card('Fone de ouvido', ['1 UN', '232,90', '232,90', 'X1']),
    ...card('Película de vidro', ['4 PC', '172,50', '690,00', 'X2']),
  ];
  expect(valuesOf(readRecords(sheetOfRows(rows), spec))).toEqual([
    { Name: 'Fone de ouvido', Count: '1.00', Unit: 'UN', Price: '232.90', Total: '232.90', Code: 'X1' },
    { Name: 'Película de vidro', Count: '4.00', Unit: 'PC', Price: '172.50', Total: '690.00', Code: 'X2' },
  ]);
});

it('a few boxes with labels are no card', () => {
  expect(readRecords(sheetOfRows([[[100, 'Código: 12']], [[100, 'Total: 5,00']]]), spec)).toBeUndefined();
});

it('records of two rows have the headings of two rows', () => {
  const sheet = sheetOfRows([
    [
      [50, 'Código'],
      [200, 'Descrição'],
      [600, 'Unid'],
    ],
    [
      [100, 'Qtd'],
      [300, 'Valor unitário'],
      [600, 'Total'],
    ],
    [[50, '------------------------------']],
    [
      [50, '959923'],
      [200, 'LEITE CRU'],
      [600, 'LT'],
    ],
    [
      [100, '2,00'],
      [300, '5,50'],
      [600, '11,00'],
    ],
    [
      [50, '079394'],
      [200, 'MEL'],
      [600, 'UN'],
    ],
    [
      [100, '3,00'],
      [300, '4,00'],
      [600, '12,00'],
    ],
    [[50, 'TOTAIS']],
  ]);
  expect(valuesOf(readFolded(sheet, spec))).toEqual([
    { Code: '959923', Name: 'LEITE CRU', Unit: 'LT', Count: '2.00', Price: '5.50', Total: '11.00' },
    { Code: '079394', Name: 'MEL', Unit: 'UN', Count: '3.00', Price: '4.00', Total: '12.00' },
  ]);
});

it('headings at the middle of those of two rows are no second row of them', () => {
  const sheet = sheetOfRows([
    [
      [50, 'Código'],
      [400, 'Qtd'],
      [700, 'Total'],
    ],
    [
      [200, 'Descrição'],
      [300, 'Unid'],
      [550, 'Valor unitário'],
    ],
    [
      [50, '12'],
      [200, 'MEL'],
      [300, 'UN'],
      [400, '3,00'],
      [550, '4,00'],
      [700, '12,00'],
    ],
    [
      [50, '34'],
      [200, 'CAL'],
      [300, 'UN'],
      [400, '2,00'],
      [550, '5,00'],
      [700, '10,00'],
    ],
  ]);
  expect(readFolded(sheet, spec)).toBeDefined();
  const raised = sheet.rows.map((row, at) =>
    at === 1 ? row.map((token) => ({ ...token, top: token.top - 11, bottom: token.bottom - 11 })) : row,
  );
  expect(readFolded({ ...sheet, rows: raised, tokens: raised.flat() }, spec)).toBeUndefined();
});

it('a text goes on in the lower row below its heading, and ends where the next column begins', () => {
  const sheet = sheetOfRows([
    [
      [50, 'Descrição'],
      [400, 'Código'],
      [700, 'Total'],
    ],
    [
      [400, 'Unid'],
      [550, 'Qtd'],
      [700, 'Alíq. ICMS'],
    ],
    [
      [50, 'TOMADA DE TRES POLOS COM TAMPA'],
      [400, '1234'],
      [700, '20,00'],
    ],
    [
      [50, 'VERMELHA'],
      [400, 'PC'],
      [550, '2,00'],
      [700, '18,00'],
    ],
    [[50, 'PARA EXTERIORES']],
    [
      [50, 'CABO'],
      [400, '99'],
      [700, '7,00'],
    ],
    [
      [400, 'M'],
      [550, '7,00'],
      [700, '18,00'],
    ],
  ]);
  const close = sheet.rows.map((row) =>
    row.map((token) => (token.text === 'TAMPA' ? { ...token, right: 398 } : token)),
  );
  expect(valuesOf(readFolded({ ...sheet, rows: close, tokens: close.flat() }, spec))).toEqual([
    {
      Name: 'TOMADA DE TRES POLOS COM TAMPA VERMELHA PARA EXTERIORES',
      Code: '1234',
      Unit: 'PC',
      Count: '2.00',
      Total: '20.00',
      Rate: '18.00',
    },
    { Name: 'CABO', Code: '99', Unit: 'M', Count: '7.00', Total: '7.00', Rate: '18.00' },
  ]);
});

it('of cards of sales a block of totals with some of their labels is none, and its labels are left to the form', () => {
  const rows: Row[] = [
    [[120, '▾ Item 1: Rodo de espuma']],
    [
      [120, 'Qtd: 2,00'],
      [300, 'Vl. unit.: 7,50'],
      [500, 'Total: 15,00'],
      [700, 'Código: R-7'],
    ],
    [[120, 'Valores']],
    [
      [120, 'Total: 15,00'],
      [300, 'Código: 9'],
      [500, 'Alíq. ICMS: 18,00'],
      [700, 'Unid: UN'],
    ],
  ];
  const sales = { ...spec, product: ['Count', 'Price', 'Total'] } as const;
  const read = readRecords(sheetOfRows(rows), sales);
  expect(valuesOf(read)).toMatchObject([{ Name: 'Rodo de espuma', Code: 'R-7', Total: '15.00' }]);
  expect([...(read?.used ?? [])].some(({ text }) => text === 'Alíq.')).toBe(false);
});
