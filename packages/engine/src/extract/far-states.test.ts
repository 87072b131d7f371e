import type { Field } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { doubtFarStates } from './far-states.ts';

const at = (value: string, top: number): Field => ({ value, conf: 98, page: 1, box: [0.1, top, 0.1, 0.01] });
const block = {
  BuyerName: at('CASA LIMA LTDA', 0.2),
  BuyerCEP: at('01001000', 0.22),
  BuyerPhone: at('11', 0.24),
};

it.each([
  ['far from the rest of its party', { ...block, BuyerUF: at('SC', 0.6) }, false],
  ['beside it', { ...block, BuyerUF: at('SC', 0.26) }, true],
  ['with its town', { ...block, BuyerUF: at('SC', 0.6), BuyerCity: at('Lages', 0.6) }, true],
  ['of a party of which little is known', { BuyerName: block.BuyerName, BuyerUF: at('SC', 0.6) }, true],
])('a state %s', (_where, data: Record<string, Field>, isSure) => {
  doubtFarStates(data);
  expect((data['BuyerUF']?.conf ?? 0) > 90).toBe(isSure);
});
