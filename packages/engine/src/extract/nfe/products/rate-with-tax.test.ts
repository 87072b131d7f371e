import { expect, it } from 'vitest';
import { sheetOfRows } from '../../reading/sheet/sheet.cases.ts';
import { fieldsOfCells } from '../../reading/tables/fields-of-cells.ts';
import { invoiceForm } from '../arranged/as-form.ts';

it.each([
  ['7% 31,50', { ICMSRate: '7.00', ICMSAmount: '31.50' }],
  ['7,00', { ICMSRate: '7.00' }],
])('a rate with its sign has the tax behind it: %s', (text, values) => {
  const table = invoiceForm.tables?.find(({ id }) => id === 'Items');
  const { tokens, glyph } = sheetOfRows([{ 60: text }]);
  const row = table && fieldsOfCells(table, new Map([['ICMSRate', tokens]]), glyph, 1);
  expect(Object.fromEntries(Object.entries(row ?? {}).map(([id, field]) => [id, field?.value]))).toEqual(
    values,
  );
});
