import { expect, it } from 'vitest';
import type { InvoiceItem } from '../invoice.ts';
import { withRelations } from './item-relations.ts';

const columns = [
  'Quantity',
  'UnitAmount',
  'TotalAmount',
  'ICMSBase',
  'ICMSRate',
  'ICMSAmount',
  'IPIRate',
  'IPIAmount',
] as const;

const itemOf = (cells: string): InvoiceItem =>
  Object.fromEntries(
    cells
      .split(' ')
      .flatMap((value, at) =>
        value === '-' ? [] : [[columns[at], { value, conf: 90, page: 1, box: [0, 0, 0.1, 0.01] }]],
      ),
  );

const right = [
  '2.0000 5.1200 10.24 10.24 18.00 1.84 6.50 0.67',
  '4.0000 3.0000 12.00 12.00 18.00 2.16 6.50 0.78',
  '3.0000 7.0000 21.00 21.00 12.00 2.52 6.50 1.37',
];
const valuesOf = (cells: string) => {
  const item = withRelations([...right, cells].map(itemOf)).at(-1) ?? {};
  return columns.map((id) => item[id]?.value ?? '-').join(' ');
};

it.each([
  ['5.0000 8.0000 48.00 40.00 18.00 7.20 6.50 2.60', '5.0000 8.0000 40.00 40.00 18.00 7.20 6.50 2.60'],
  ['5.0000 6.0000 40.00 40.00 18.00 7.20 6.50 2.60', '5.0000 8.0000 40.00 40.00 18.00 7.20 6.50 2.60'],
  ['5.0000 8.0000 40.00 40.00 18.00 1.20 6.50 2.60', '5.0000 8.0000 40.00 40.00 18.00 7.20 6.50 2.60'],
  ['5.0000 8.0000 40.00 40.00 18.00 7.20 6.00 2.60', '5.0000 8.0000 40.00 40.00 18.00 7.20 6.50 2.60'],
  ['5.0000 8.0000 40.00 40.00 18.00 7.20 6.50 -', '5.0000 8.0000 40.00 40.00 18.00 7.20 6.50 2.60'],
])('of %s one cell was misread', (read, printed) => {
  expect(valuesOf(read)).toBe(printed);
});

it.each([
  // Total and price may be misread alike; a figure that is far off is another's.
  '1.0000 5.9000 5.80 - - - - -',
  '5.0000 8.0000 93.00 - - - - -',
  // No tax where there is no base.
  '5.0000 8.0000 40.00 0.00 18.00 7.20 6.50 2.60',
])('%s stays as it was read', (read) => {
  expect(valuesOf(read)).toBe(read);
});

it('a cell read by its relation shows what was read and is less sure than those it was told by', () => {
  const [item] = withRelations([...right, '7.0000 9.0000 68.00 - - - - -'].map(itemOf)).slice(-1);
  expect(item?.TotalAmount).toMatchObject({
    value: '63.00',
    printed: '68.00',
    conf: 76.5,
    checks: [{ check: 'item_product', ok: false }],
  });
});

it('a cell that was not read is told without a place', () => {
  const [item] = withRelations([...right, '5.0000 8.0000 40.00 40.00 18.00 7.20 6.50 -'].map(itemOf)).slice(
    -1,
  );
  expect(item?.IPIAmount).toEqual({ value: '2.60', conf: 72, page: 1 });
});

it('where no row holds nothing is told', () => {
  const rows = ['2.0000 5.0000 9.00 - - - - -', '3.0000 5.0000 14.00 - - - - -'].map(itemOf);
  expect(withRelations(rows)).toEqual(rows);
});

it('a rate whose decimals were lost in most rows is told by tax and base', () => {
  const rows = ['2.0000 5.0000 10.00', '4.0000 3.0000 12.00', '3.0000 7.0000 21.00', '1.0000 8.0000 8.00'];
  const taxes = ['0.65', '0.78', '1.37', '0.52'];
  const items = rows.map((row, at) => itemOf(`${row} - - - ${at === 0 ? '6.50' : '6.00'} ${taxes[at]}`));
  expect(withRelations(items).map(({ IPIRate }) => IPIRate?.value)).toEqual(['6.50', '6.50', '6.50', '6.50']);
});
