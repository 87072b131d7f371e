import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readFormTable } from './form-table.ts';
import { withSecondPart } from './second-part.ts';
import type { TableSpec } from './table-spec.ts';

type Rows = Parameters<typeof sheetOfRows>[0];
const spec: TableSpec<'Goods', 'Code' | 'Name' | 'Total' | 'Base' | 'Tax'> = {
  id: 'Goods',
  least: 3,
  joins: ['Code'],
  columns: [
    { id: 'Code', kind: 'code', labels: ['Ref.'] },
    { id: 'Name', kind: 'text', labels: ['Mercadoria'] },
    { id: 'Total', kind: 'money', labels: ['Total'] },
    { id: 'Base', kind: 'money', labels: ['Base ICMS'] },
    { id: 'Tax', kind: 'money', labels: ['ICMS'] },
  ],
};
const row = (...texts: readonly [string, string, string]): Rows[number] => [
  [60, texts[0]],
  [250, texts[1]],
  [500, texts[2]],
];
const first = [row('Ref.', 'Mercadoria', 'Total'), row('71', 'Lona', '10,00'), row('72', 'Tela', '20,00')];
const read = (second: Rows) => {
  const sheet = sheetOfRows([...first, [], [], [[60, 'Impostos por item']], ...second]);
  const table = readFormTable({ ...sheet, rows: sheet.rows.slice(0, 3) }, spec, []);
  if (table === undefined) return undefined;
  const tokens = sheet.tokens.filter((token) => !table.used.has(token));
  const rest = { ...sheet, tokens, rows: sheet.rows.filter(([each]) => each && !table.used.has(each)) };
  return withSecondPart(table, rest, spec, []).rows.map((each) =>
    Object.fromEntries(Object.entries(each).map(([id, field]) => [id, field.value])),
  );
};

it('a second part of a table has further columns of the same rows, in whichever order', () => {
  expect(
    read([row('Ref.', 'Base ICMS', 'ICMS'), row('72', '20,00', '2,40'), row('71', '10,00', '1,20')]),
  ).toEqual([
    { Code: '71', Name: 'Lona', Total: '10.00', Base: '10.00', Tax: '1.20' },
    { Code: '72', Name: 'Tela', Total: '20.00', Base: '20.00', Tax: '2.40' },
  ]);
});

it('a table of other rows is no second part', () => {
  const rows = read([
    row('Ref.', 'Base ICMS', 'ICMS'),
    row('81', '20,00', '2,40'),
    row('71', '10,00', '1,20'),
  ]);
  expect(rows?.some(({ Base }) => Base !== undefined)).toBe(false);
});
