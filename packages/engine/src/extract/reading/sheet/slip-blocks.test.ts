import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { withoutSlipBlocks } from './slip-blocks.ts';

it('the blocks of a slip’s line are no values, a single number of as many figures may be one', () => {
  const sheet = sheetOfRows([
    [[100, 'Conta 303461780']],
    [[100, '84650000001-9 30204691886-8 14526021930-1 69532873900-5']],
    [[100, 'Protocolo 303461780123']],
  ]);
  expect(withoutSlipBlocks(sheet).tokens.map(({ text }) => text)).toEqual([
    'Conta',
    '303461780',
    'Protocolo',
    '303461780123',
  ]);
});
