import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readItems } from './items.ts';

const lefts = [30, 100, 250, 340, 400, 460, 510, 580, 660, 750, 840];
const rowOf = (cells: readonly string[]): Row => cells.map((text, at) => [lefts[at] ?? 0, text] as const);

const headings = rowOf([
  'CÓD.',
  'DESCRIÇÃO',
  'NCM',
  'CST',
  'CFOP',
  'UN',
  'QTD.',
  'V.UNIT',
  'V.TOTAL',
  'PESO',
  'CUBAGEM',
]);
const rows = [
  rowOf(['A1', 'MESA', '94035000', '000', '5101', 'UN', '2,00', '100,00', '200,00', '31,50', '12,40']),
  rowOf(['B2', 'CAMA', '94035000', '000', '5101', 'UN', '3,00', '150,00', '450,00', '62,00', '18,10']),
];

it('columns named by their number alone are none beside headings whose rows multiply', () => {
  const items = readItems(sheetOfRows([headings, ...rows]), [{ top: 0, bottom: 1400 }]);
  expect(items.map(({ TotalAmount }) => TotalAmount?.value)).toEqual(['200.00', '450.00']);
  expect(items.flatMap((item) => Object.keys(item)).filter((id) => /ICMS|IPI/.test(id))).toEqual([]);
});
