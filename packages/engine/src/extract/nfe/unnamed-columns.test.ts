import { expect, it } from 'vitest';
import { sheetOfRows } from '../reading/sheet/sheet.cases.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';
import { readTable } from '../reading/tables/table.ts';
import { withoutColumnRules } from './item-words.ts';
import { itemColumns } from './labels.ts';
import { withUnnamedColumns } from './unnamed-columns.ts';

const lefts = [20, 90, 300, 380, 420, 470, 510, 570, 640, 710, 770, 830, 880, 930];
const rowOf = (words: string): Record<number, string> =>
  Object.fromEntries(words.split(' ').flatMap((word, at) => (word === '-' ? [] : [[lefts[at] ?? 0, word]])));

function readRows(sheet: Sheet) {
  const table = readTable(withoutColumnRules(sheet), itemColumns, { top: 0, bottom: 1000 }, 5);
  if (table === undefined) throw new Error('the headings were not found');
  return withUnnamedColumns(table, sheet.glyph).lines.map(({ cells }) =>
    Object.fromEntries([...cells].map(([id, tokens]) => [id, tokens.map(({ text }) => text).join(' ')])),
  );
}

const rows = [
  '866274 PARAFUSO 73181500 000 6102 KG 10,0000 2,5000 25,00 25,00 3,00 1,25 12,00 5,00',
  '499558 BROCA 82075011 000 6102 FD 4,0000 3,0000 12,00 12,00 1,44 0,00 12,00 0,00',
  '475451 DISCO 68042211 060 6404 PC 2,0000 8,0000 16,00 0,00 0,00 0,00 0,00 0,00',
];

it('columns whose headings were not read are told by what stands apart in the cells of others', () => {
  const headings = 'CODIGO DESCRICAO NCM CST - - - UNIT TOTAL BCICMS VICMS VIPI - -';
  const [first] = readRows(sheetOfRows([headings, ...rows].map(rowOf)));
  expect(first).toEqual({
    Code: '866274',
    Description: 'PARAFUSO',
    NCM: '73181500',
    CST: '000',
    CFOP: '6102',
    Unit: 'KG',
    Quantity: '10,0000',
    UnitAmount: '2,5000',
    TotalAmount: '25,00',
    ICMSBase: '25,00',
    ICMSAmount: '3,00',
    IPIAmount: '1,25',
    ICMSRate: '12,00',
    IPIRate: '5,00',
  });
});

it('an empty column takes no code that stands below no heading', () => {
  const headings = 'CODIGO DESCRICAO NCM CST - UN QTD VUNIT VTOTAL - - - - -';
  const sold = ['1 PORCA - - 5101 UN 2,00 1,01 2,02', '2 ARRUELA - - 5101 UN 3,00 1,01 3,03'];
  const read = readRows(sheetOfRows([headings, ...sold].map(rowOf)));
  expect(read[0]).toMatchObject({ CFOP: '5101', Unit: 'UN', Quantity: '2,00' });
  expect(read[0]?.['CST'] ?? '').toBe('');
});
