import { expect, it } from 'vitest';
import { sheetOfRows } from '../../reading/sheet/sheet.cases.ts';
import { readTable, type Table } from '../../reading/tables/table.ts';
import type { ItemColumn } from './item-columns.ts';
import { itemColumns } from './item-headings.ts';
import { withTaxesInPlace } from './shifted-amounts.ts';

const lefts = [20, 110, 300, 380, 480, 580, 680, 780, 880];
const rowOf = (words: string): Record<number, string> =>
  Object.fromEntries(words.split(' ').map((word, at) => [lefts[at] ?? 0, word]));

const rows = [
  '866274 PARAFUSO 10,0000 120,00 120,00 14,40 6,00 12,00 5,00',
  '499558 BROCA 4,0000 330,00 330,00 39,60 16,50 12,00 5,00',
  '475451 DISCO 2,0000 250,00 250,00 30,00 12,50 12,00 5,00',
];

function tableOf(headings: string, printed: readonly string[] = rows): Table<ItemColumn> {
  const table = readTable(
    sheetOfRows([headings, ...printed].map(rowOf)),
    itemColumns,
    { top: 0, bottom: 1000 },
    3,
  );
  if (table === undefined) throw new Error('the headings were not found');
  return table;
}

const cellsOf = ({ lines: [, second] }: Table<ItemColumn>): Record<string, string> =>
  Object.fromEntries(
    [...(second?.cells ?? [])].map(([id, tokens]) => [id, tokens.map(({ text }) => text).join(' ')]),
  );

const right = { ICMSAmount: '39,60', IPIAmount: '16,50', ICMSRate: '12,00', IPIRate: '5,00' };

it.each([
  ['as printed', 'VICMS VIPI %ICMS %IPI'],
  ['the last two of one tax exchanged', 'VICMS %IPI %ICMS VIPI'],
  ['all of them moved on', '%ICMS VICMS %IPI VIPI'],
])('the taxes of the goods are told by base times rate: %s', (_name, taxes) => {
  const table = tableOf(`CODIGO DESCRICAO QTD VTOTAL BCICMS ${taxes}`);
  expect(cellsOf(withTaxesInPlace(table))).toMatchObject(right);
});

it('taxes of which nothing is proven keep their names', () => {
  const untaxed = rows.map((row) => row.replace(/ \S+ \S+ 12,00 5,00$/, ' 0,00 0,00 0,00 0,00'));
  const table = tableOf('CODIGO DESCRICAO QTD VTOTAL BCICMS VICMS %IPI %ICMS VIPI', untaxed);
  expect(withTaxesInPlace(table)).toBe(table);
});
