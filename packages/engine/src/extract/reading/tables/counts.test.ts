import { expect, it } from 'vitest';
import { fieldOf } from '../../../evidence/field.ts';
import { withCounts, withCountsApart } from './counts.ts';

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

it('a quantity before the text of all rows is parted from it where the amounts prove it', () => {
  const told = (text: string, price: string, amount: string) => ({
    ...rowOf(undefined, price, amount),
    Text: fieldOf({ value: text, tokens: [] }),
  });
  const parted = (rows: readonly ReturnType<typeof told>[]) =>
    withCountsApart<'Count' | 'Price' | 'Amount' | 'Text'>(rows, ['Count', 'Price', 'Amount']).map((row) => [
      row.Count?.value,
      row.Text?.value,
    ]);
  // One price of three is misread.
  expect(
    parted([
      told('3 Visita', '10.00', '30.00'),
      told('1 Troca', '5.00', '5.00'),
      told('2 Gás', '7.10', '14.00'),
    ]),
  ).toEqual([
    ['3', 'Visita'],
    ['1', 'Troca'],
    ['2', 'Gás'],
  ]);
  expect(parted([told('3 Corações', '10.00', '10.00'), told('2 Irmãos', '5.00', '10.00')])).toEqual([
    [undefined, '3 Corações'],
    [undefined, '2 Irmãos'],
  ]);
});
