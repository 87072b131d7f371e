import { completeAccessKey } from '@lavra/brazil/access-key';
import { expect, it } from 'vitest';
import { withoutOtherParty } from './not-issuers.ts';

const at = (value: string, top: number) => ({
  value,
  conf: 99,
  page: 1,
  box: [0.1, top, 0.2, 0.01] as [number, number, number, number],
});
const key = {
  ...at(completeAccessKey('3525011122233300018155001000274513112897090'), 0.05),
  checks: [{ check: 'key_digits' as const, ok: true }],
};

it('the registers beside another company’s number are not the issuer’s, those above it are', () => {
  const of = (number: string, state: number) =>
    withoutOtherParty({ IssuerCNPJ: at(number, 0.2), IssuerIE: at('110042490114', state) }, key);
  expect(of('04252011000110', 0.2)).toEqual({});
  expect(Object.keys(of('04252011000110', 0.1))).toEqual(['IssuerIE']);
  expect(Object.keys(of('11222333000181', 0.2))).toEqual(['IssuerCNPJ', 'IssuerIE']);
});
