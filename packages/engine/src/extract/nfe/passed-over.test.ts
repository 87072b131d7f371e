import { expect, it } from 'vitest';
import { readItems } from './items.ts';
import { sheetOfRows, type Row } from '../testing/sheet-of-rows.ts';

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
