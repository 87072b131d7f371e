import { expect, it } from 'vitest';
import { readItems } from './items.ts';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';

const at = [40, 110, 420, 560, 640, 690, 740, 780, 840, 910] as const;
const row = (...cells: readonly string[]): Row => cells.map((text, index) => [at[index] ?? 0, text] as const);

it('a column that no field has keeps its words from the description beside it', () => {
  const sheet = sheetOfRows([
    row(
      'CODIGO',
      'DESCRICAO DO PRODUTO',
      'GTIN',
      'NCM/SH',
      'O/CST',
      'CFOP',
      'UN',
      'QTDE',
      'VLR UNIT',
      'VLR TOTAL',
    ),
    row(
      '651826',
      'FITA GORGURAO',
      '7897964908371',
      '39211390',
      '060',
      '6404',
      'RL',
      '2,000',
      '10,0000',
      '20,00',
    ),
    row(
      '651827',
      'LINHA NYLON',
      '7892417559399',
      '39211390',
      '060',
      '6404',
      'CN',
      '3,000',
      '10,0000',
      '30,00',
    ),
  ]);
  const items = readItems(sheet, [{ top: 0, bottom: 2000 }]);
  expect(items.map(({ Description, NCM }) => [Description?.value, NCM?.value])).toEqual([
    ['FITA GORGURAO', '39211390'],
    ['LINHA NYLON', '39211390'],
  ]);
});

it('the highest price to the consumer is no part of the tax base beside it', () => {
  const columns = [40, 110, 250, 320, 370, 410, 450, 500, 560, 610, 725, 770, 830, 890] as const;
  const placed = (...texts: readonly string[]): Row =>
    texts.map((text, index) => [columns[index] ?? 0, text] as const);
  const headings = [
    'COD',
    'DESCRICAO',
    'NCM',
    'CST',
    'CFOP',
    'UN',
    'QTDE',
    'VL UNIT',
    'DESC',
    'VL TOTAL',
    'PMC',
  ];
  const taxes = ['20,00', '2,40', '12,00'];
  const sheet = sheetOfRows([
    placed(...headings, 'B.C. ICMS', 'V. ICMS', '% ICMS'),
    placed('14', 'GAZE', '30049069', '000', '6102', 'CX', '2', '10,00', '0,00', '20,00', '34,25', ...taxes),
    placed('15', 'SORO', '30049069', '000', '6102', 'CX', '4', '5,00', '0,00', '20,00', '11,52', ...taxes),
  ]);
  const items = readItems(sheet, [{ top: 0, bottom: 2000 }]);
  expect(items.map(({ ICMSBase }) => ICMSBase?.value)).toEqual(['20.00', '20.00']);
});

it('cells at the middle of a description of two lines belong to both', () => {
  const sheet = sheetOfRows([
    row(
      'CODIGO',
      'DESCRICAO DO PRODUTO',
      'GTIN',
      'NCM/SH',
      'O/CST',
      'CFOP',
      'UN',
      'QTDE',
      'VLR UNIT',
      'VLR TOTAL',
    ),
    ...[
      ['651826', 'FITA GORGURAO', '2,000', '20,00'],
      ['651827', 'LINHA NYLON', '3,000', '30,00'],
    ].flatMap(([code = '', name = '', count = '', total = '']): Row[] => [
      [[110, name]],
      [
        [at[0], code],
        [at[3], '39211390'],
        [at[4], '060'],
        [at[5], '6404'],
        [at[6], 'RL'],
        [at[7], count],
        [at[8], '10,0000'],
        [at[9], total],
      ],
      [[110, 'Ref. fábrica']],
    ]),
  ]);
  const items = readItems(sheet, [{ top: 0, bottom: 2000 }]);
  expect(items.map(({ Code, Description }) => [Code?.value, Description?.value])).toEqual([
    ['651826', 'FITA GORGURAO Ref. fábrica'],
    ['651827', 'LINHA NYLON Ref. fábrica'],
  ]);
});
