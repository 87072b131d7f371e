import { expect, it } from 'vitest';
import { fieldOf } from '../../../evidence/field.ts';
import { withCounts } from './counts.ts';

const rowOf = (count: string | undefined, price: string, amount: string) => ({
  ...(count === undefined ? {} : { Count: fieldOf({ value: count, tokens: [] }) }),
  Price: fieldOf({ value: price, tokens: [] }),
  Amount: fieldOf({ value: amount, tokens: [] }),
});

it.each([
  ['is told by them where it was not read', undefined, '96.00', '192.00', '2'],
  ['loses the figure of the next column', '21', '96.00', '192.00', '2'],
  ['loses the figure of the column before', '12', '96.00', '192.00', '2'],
  ['of other figures stays', '31', '96.00', '192.00', '31'],
  ['stays where the price makes it', '21', '10.00', '210.00', '21'],
])('a quantity before its price and amount %s', (_name, count, price, amount, expected) => {
  const [row] = withCounts([rowOf(count, price, amount)], ['Count', 'Price', 'Amount']);
  expect(row?.Count?.value).toBe(expected);
});
