import { expect, it } from 'vitest';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import { textOf } from '../sheet/sheet.ts';
import { readTable } from './table.ts';

const columns = [
  { id: 'Code', spellings: ['COD'] },
  { id: 'Description', spellings: ['DESCRICAO', 'DESCR'] },
  { id: 'Price', spellings: ['PRECO'] },
  { id: 'Discount', spellings: ['DESC'] },
];
const isOfKind = (id: string, cell: readonly { text: string }[]): boolean =>
  cell.some(({ text }) => (id === 'Description' ? /[A-Z]{2}/ : /\d/).test(text));

const rowsOf = (
  rows: Parameters<typeof sheetOfLines>[0],
  specs: readonly { id: string; spellings: string[] }[] = columns,
): Record<string, string>[] =>
  (readTable(sheetOfLines(rows), specs, { top: 0, bottom: 2000 }, 3, isOfKind)?.lines ?? []).map(
    ({ cells }) => Object.fromEntries([...cells].map(([id, tokens]) => [id, textOf(tokens, 8)])),
  );

it('of two headings that spell one name each has the column that its cells are of', () => {
  const rows = rowsOf([
    [100, { 40: 'COD', 120: 'PRECO', 240: 'DESC. R$', 400: 'DESCRICAO' }],
    [120, { 40: '1021', 120: '38,90', 240: '0,00', 400: 'CIMENTO' }],
    [140, { 40: '1130', 120: '14,50', 240: '1,36', 400: 'CAL' }],
  ]);
  expect(rows[1]).toEqual({ Code: '1130', Price: '14,50', Discount: '1,36', Description: 'CAL' });
});

it('a heading of exact text that names no column keeps its words from the columns beside it', () => {
  const rows = rowsOf([
    [100, { 40: 'COD', 120: 'DESCRICAO', 300: 'LASTRO', 400: 'PRECO' }],
    [120, { 40: '1021', 120: 'CIMENTO', 300: '820101', 400: '38,90' }],
    [140, { 40: '1130', 120: 'CAL', 300: '320102', 400: '14,50' }],
  ]);
  expect(rows[0]).toEqual({ Code: '1021', Description: 'CIMENTO', Price: '38,90' });
});

const taxes = [
  ...columns,
  { id: 'TaxRate', spellings: ['ALIQISS', 'ALIQ', 'ISS'] },
  { id: 'Tax', spellings: ['VLISS', 'ISS'] },
  { id: 'DutyRate', spellings: ['ALIQTAXA'] },
];

it('a name over several headings is of each of them', () => {
  const rows = rowsOf(
    [
      [94, { 500: 'ALIQ .....' }],
      [100, { 40: 'COD', 120: 'DESCRICAO', 300: 'PRECO' }],
      [106, { 480: 'ISS', 540: 'TAXA' }],
      [130, { 40: '1021', 120: 'CIMENTO', 300: '38,90', 480: '5,00', 540: '2,00' }],
      [150, { 40: '1130', 120: 'CAL', 300: '14,50', 480: '3,00', 540: '1,00' }],
    ],
    taxes,
  );
  expect(rows[0]).toMatchObject({ TaxRate: '5,00', DutyRate: '2,00' });
});

it('headings read as one are parted where the words below stand in two columns', () => {
  const rows = rowsOf(
    [
      [100, { 40: 'COD', 120: 'DESCRICAO', 300: 'PRECO', 400: 'ALIQ ISS' }],
      [120, { 40: '1021', 120: 'CIMENTO', 300: '38,90', 400: '5%', 440: '1,94' }],
      [140, { 40: '1130', 120: 'CAL', 300: '14,50', 400: '5%', 440: '0,73' }],
    ],
    taxes,
  );
  expect(rows[0]).toMatchObject({ TaxRate: '5%', Tax: '1,94' });
});
