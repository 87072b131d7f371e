import { expect, it } from 'vitest';
import { fieldOf } from '../../../evidence/field.ts';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import { withFurtherColumns } from './further-columns.ts';

const { tokens } = sheetOfLines([[100, { 40: '27', 120: '10,00', 240: '270,00', 400: '48,60' }]]);
const [count, price, total, tax] = ['27', '10.00', '270.00', '48.60'].map((value, at) =>
  fieldOf({ value, tokens: tokens.slice(at, at + 1), anchorFit: 1 }),
);
const table = {
  product: ['Count', 'Price', 'Total'],
  columns: (['Count', 'Price', 'Total', 'Tax'] as const).map((id) => ({
    id,
    kind: 'money' as const,
    labels: [],
  })),
} as const;
const read = (row: object) => ({ rows: [row], totals: {}, used: new Set(tokens) });

it('a column of figures that only another reading has is taken from it, where both have the same rows', () => {
  const best = read({ Count: count, Price: price, Total: total });
  const whole = withFurtherColumns(best, [best, read({ Total: total, Tax: tax })], table);
  expect(whole.rows[0]?.['Tax']).toEqual(tax);
});

it('neither from rows of other amounts nor from a place that a column has already', () => {
  const best = read({ Count: count, Price: price, Total: total });
  expect(withFurtherColumns(best, [read({ Total: price, Tax: tax })], table)).toBe(best);
  expect(withFurtherColumns(best, [read({ Total: total, Tax: price })], table)).toBe(best);
});
