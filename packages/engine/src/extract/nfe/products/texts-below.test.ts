import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readItems } from './items.ts';

const headings: Row = [
  [40, 'REF.'],
  [130, 'NCM'],
  [230, 'CST'],
  [290, 'CFOP'],
  [360, 'UN'],
  [420, 'QUANT.'],
  [540, 'PREÇO UNIT.'],
  [740, 'VALOR TOTAL'],
];
const product = (code: string, count: string, total: string): Row => [
  [40, code],
  [130, '94035000'],
  [230, '000'],
  [290, '5101'],
  [360, 'UN'],
  [430, count],
  [560, '100,00'],
  [760, total],
];
const text = (words: string): Row => [[40, words]];
const read = (rows: readonly Row[]) =>
  readItems(sheetOfRows([headings, ...rows]), [{ top: 0, bottom: 1400 }]).map(
    ({ Code, Description, NCM }) => [Code?.value, Description?.value, NCM?.value],
  );

it('a text below each product, across its columns, describes it where no column does', () => {
  const rows = [
    product('A1', '2,00', '200,00'),
    text('Guarda-roupa casal 6 portas com espelho, MDF 18 mm, cor 94 freijó'),
    product('B2', '3,00', '300,00'),
    text('Cama box queen 158 x 198 cm'),
  ];
  const expected = [
    ['A1', 'Guarda-roupa casal 6 portas com espelho, MDF 18 mm, cor 94 freijó', '94035000'],
    ['B2', 'Cama box queen 158 x 198 cm', '94035000'],
  ];
  expect(read(rows)).toEqual(expected);
  // The title of the block below has no space of its own.
  expect(read([...rows, text('COBRANÇA DE 2026')])).toEqual(expected);
});
