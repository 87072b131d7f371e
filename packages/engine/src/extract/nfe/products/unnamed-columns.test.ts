import { expect, it } from 'vitest';
import { sheetOfRows } from '../../reading/sheet/sheet.cases.ts';
import type { Sheet } from '../../reading/sheet/sheet.ts';
import { readTable } from '../../reading/tables/table.ts';
import { withoutColumnRules } from './item-words.ts';
import { itemColumns } from './item-headings.ts';
import { withUnnamedColumns } from './unnamed-columns.ts';

const lefts = [20, 90, 300, 380, 420, 470, 510, 570, 640, 710, 770, 830, 880, 930];
const rowOf = (words: string): Record<number, string> =>
  Object.fromEntries(words.split(' ').flatMap((word, at) => (word === '-' ? [] : [[lefts[at] ?? 0, word]])));

function readRows(sheet: Sheet) {
  const table = readTable(withoutColumnRules(sheet), itemColumns, { top: 0, bottom: 1000 }, 3);
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

it('where little more than three headings were read, the codes beside the description are told by their kind', () => {
  const headings = '- DESCRICAO - - - - - VUNIT VTOTAL - - - - -';
  const [, second] = readRows(sheetOfRows([headings, ...rows].map(rowOf)));
  expect(second).toMatchObject({
    Code: '499558',
    Description: 'BROCA',
    NCM: '82075011',
    CST: '000',
    CFOP: '6102',
    Unit: 'FD',
    Quantity: '4,0000',
    ICMSBase: '12,00',
    IPIRate: '0,00',
  });
});

it('words of a description stand too near each other to be codes, and a cut code is one', () => {
  const headings = 'CODIGO DESCRICAO NCM - CFOP UN QTD VUNIT VTOTAL';
  const sold = [
    {
      20: '1',
      90: 'FURADEIRA 101',
      300: '8467210',
      420: '510',
      470: 'UN',
      510: '2,00',
      570: '1,01',
      640: '2,02',
    },
    {
      20: '2',
      90: 'FURADEIRA 102',
      300: '8467210',
      420: '510',
      470: 'UN',
      510: '3,00',
      570: '1,01',
      640: '3,03',
    },
  ];
  const [first] = readRows(sheetOfRows([rowOf(headings), ...sold]));
  expect(first).toMatchObject({ Description: 'FURADEIRA 101', NCM: '8467210', CFOP: '510' });
});

it('what is headed as the rate right behind the total is the base', () => {
  const headings = 'CODIGO DESCRICAO NCM CST CFOP UN QTD VUNIT VTOTAL ICMS VICMS - - -';
  const [first] = readRows(sheetOfRows([headings, ...rows].map(rowOf)));
  expect(first).toMatchObject({ ICMSBase: '25,00', ICMSAmount: '3,00', ICMSRate: '12,00' });
});

it('tax and rate under each other’s headings are told by what multiplies', () => {
  const headings = 'CODIGO DESCRICAO NCM - CFOP UN QTD VUNIT VTOTAL BCICMS AICMS VIPI VICMS IPI';
  const [first] = readRows(sheetOfRows([headings, ...rows].map(rowOf)));
  expect(first).toMatchObject({ CST: '000', ICMSAmount: '3,00', ICMSRate: '12,00' });
});

it('the discount may stand before the total, where quantity and price show which amount that is', () => {
  const sold = [
    '1 PARAFUSO 73181500 000 6102 KG 98,0000 81,8103 240,52 8.017,41 7.776,89 311,08 0,00 4,00 0,00',
    '2 BROCA 82075011 000 6102 FD 191,0000 116,4741 0,00 22.246,55 22.246,55 2.669,59 0,00 12,00 0,00',
    '3 DISCO 68042211 060 6404 PC 96,0000 8,3668 24,10 803,21 0,00 0,00 0,00 0,00 0,00',
  ];
  const further = [20, 90, 300, 380, 420, 470, 510, 570, 640, 700, 760, 820, 870, 910, 950];
  const placed = (words: string): Record<number, string> =>
    Object.fromEntries(
      words.split(' ').flatMap((word, at) => (word === '-' ? [] : [[further[at] ?? 0, word]])),
    );
  for (const headings of [
    'CODIGO DESCRICAO NCM CST CFOP UN - - - TOTAL - VICMS - - -',
    'CODIGO DESCRICAO NCM CST CFOP UN QTD UNIT - - - VICMS - - -',
  ]) {
    const [first] = readRows(sheetOfRows([headings, ...sold].map(placed)));
    expect(first).toMatchObject({
      Quantity: '98,0000',
      UnitAmount: '81,8103',
      DiscountAmount: '240,52',
      TotalAmount: '8.017,41',
      ICMSBase: '7.776,89',
      ICMSAmount: '311,08',
      IPIAmount: '0,00',
      ICMSRate: '4,00',
    });
  }
});

it('quantity and unit before the codes are told by what multiplies', () => {
  const places = [20, 60, 90, 140, 300, 380, 420, 470];
  const placed = (words: string): Record<number, string> =>
    Object.fromEntries(
      words.split(' ').flatMap((word, at) => (word === '-' ? [] : [[places[at] ?? 0, word]])),
    );
  const sold = [
    '4,0 CX 71 LARANJA 10,00 40,00 0% 0,00',
    '12,0 SC 18 BATATA 8,00 96,00 18% 17,28',
    '3,0 CX 33 TOMATE 21,00 63,00 0% 0,00',
  ];
  const read = (headings: string) => readRows(sheetOfRows([headings, ...sold].map(placed)));
  expect(read('- - COD PRODUTO VUNIT VTOTAL AICMS VICMS')[1]).toMatchObject({
    Quantity: '12,0',
    Unit: 'SC',
    Code: '18',
    Description: 'BATATA',
  });
  // What is headed as the rate beside the column with the signs of percent is its tax.
  expect(read('- - COD PRODUTO VUNIT VTOTAL - AICMS')[1]).toMatchObject({
    ICMSRate: '18%',
    ICMSAmount: '17,28',
  });
});

it('a heading that names no column does not give its words to the columns beside it', () => {
  const headings = 'CODIGO DESCRICAO NCM CST CFOP UN QTD VUNIT PRODX BCICMS VICMS VIPI AICMS AIPI';
  const [first] = readRows(sheetOfRows([headings, ...rows].map(rowOf)));
  expect(first).toMatchObject({ UnitAmount: '2,5000', TotalAmount: '25,00', ICMSBase: '25,00' });
});

it('words of a few rows below such a heading are the ends of the texts before them', () => {
  const headings = 'CODIGO DESCRICAO XWQ NCM CFOP UN QTD VUNIT VTOTAL - - - - -';
  const sold = [
    '1 MESA PEQUENA 94036000 5101 UN 2,00 1,01 2,02',
    '2 CADEIRA - 94016100 5101 UN 3,00 1,01 3,03',
    '3 BANCO - 94016100 5101 UN 4,00 1,01 4,04',
  ];
  const read = readRows(sheetOfRows([headings, ...sold].map(rowOf)));
  expect(read.map(({ Description }) => Description)).toEqual(['MESA PEQUENA', 'CADEIRA', 'BANCO']);
});
