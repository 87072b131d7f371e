import { expect, it } from 'vitest';
import { withUnits, withUsualCodes } from './usual-codes.ts';

const itemsOf = (codes: readonly string[]) =>
  codes.map((value) => ({
    CFOP: { value, conf: 70, page: 1, box: [0, 0, 0.1, 0.01] as [number, number, number, number] },
  }));
const valuesOf = (codes: readonly string[]) => withUsualCodes(itemsOf(codes)).map(({ CFOP }) => CFOP?.value);

it('a code that lost a figure is that of the other products', () => {
  expect(valuesOf(['5910', '5910', '910', '5910', '8910'])).toEqual(['5910', '5910', '5910', '5910', '5910']);
  expect(withUsualCodes(itemsOf(['5910', '5910', '910', '5910']))[2]?.CFOP).toMatchObject({
    printed: '910',
    conf: 85,
  });
});

it('a whole code is its own, and one like two others, or like none, stays as it was read', () => {
  for (const codes of [
    ['5910', '5910', '5910', '6910'],
    ['5910', '5910', '5910', '6910', '6910', '6910', '910'],
    ['5910', '5910', '5910', '51'],
    ['5910', '5910', '910'],
  ])
    expect(valuesOf(codes)).toEqual(codes);
});

it.each([
  ['JUN', 'UN'],
  ['|CX', 'CX'],
  ['JG', 'JG'],
  ['LATA', 'LATA'],
])('the rule of a cell is no part of a unit: %s', (value, unit) => {
  expect(withUnits([{ Unit: { value, conf: 89 } }])[0]?.Unit?.value).toBe(unit);
});
