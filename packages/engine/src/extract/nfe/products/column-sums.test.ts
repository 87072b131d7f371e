import { expect, it } from 'vitest';
import { fieldOf } from '../../../evidence/field.ts';
import { sheetOfLines } from '../../reading/sheet/sheet.cases.ts';
import { withSumsDoubted } from './column-sums.ts';

it('a column that comes to another total than its own is doubted, and one that comes to none is as it was', () => {
  const { tokens } = sheetOfLines([[100, { 40: 'SC' }]]);
  const field = (value: string) => fieldOf({ value, tokens, anchorFit: 1 });
  const data = (first: string) => ({
    ICMSBase: field('300.00'),
    ICMSAmount: field('36.00'),
    Items: [{ ICMSAmount: field(first) }, { ICMSAmount: field('200.00') }],
  });
  const confOf = (first: string) =>
    withSumsDoubted(data(first)).Items?.map(({ ICMSAmount: tax }) => tax?.conf);
  const { conf } = field('100.00');
  for (const each of confOf('100.00') ?? []) expect(each).toBeLessThan(90);
  expect(confOf('110.00')).toEqual([conf, conf]);
});
