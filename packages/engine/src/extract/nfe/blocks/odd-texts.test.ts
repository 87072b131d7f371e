import { expect, it } from 'vitest';
import { withOddTexts } from './odd-texts.ts';
import type { InvoiceData } from '../invoice.ts';

const saidOf = (id: keyof InvoiceData, value: string): number | undefined => {
  const field = withOddTexts({ [id]: { value, conf: 96 } })[id];
  return field === undefined || Array.isArray(field) ? undefined : (field as { conf?: number }).conf;
};

it.each([
  ['RecipientDistrict', 'Bairro do Vale', 'Bairro do Val 789'],
  ['IssuerName', 'Alimentos Boa Hora Ltda.', 'Ltda.'],
  ['IssuerDistrict', 'Pilarzinho', 'SP   1155555555'],
  ['IssuerDistrict', 'VL ALPINA', 'SP'],
  ['CarrierAddress', 'RUA DO SOLDADO, 200', 'SOLDADO, 200'],
  ['FreightMode', '0-Por conta do Emit', 'Por conta do Emi'],
  ['CarrierName', 'TRANSPORTES BOA HORA', 'TRANSPORTES'],
  ['RecipientIE', '671008375110', '108375'],
  ['RecipientIE', 'ISENTO', '1083'],
  ['InvoiceNumber', '000007638', '000007638 Org: 138,32'],
  ['OperationNature', '5101-Venda', 'Venda SUBST. TRIBUTÁRIO 526.926.313.553'],
] as const)('%s: %s is sure, %s is doubted', (id, whole, odd) => {
  expect(saidOf(id, whole)).toBe(96);
  expect(saidOf(id, odd)).toBeLessThan(96);
});

it('a name without a word is none', () => {
  expect(saidOf('IssuerName', ';')).toBeUndefined();
  expect(saidOf('CarrierCity', 'R')).toBeUndefined();
});

it('a weight that lost the comma before its grams is told by the other one, and doubted', () => {
  const weights = (gross: string, net: string) => {
    const { GrossWeight, NetWeight } = withOddTexts({
      GrossWeight: { value: gross, conf: 96 },
      NetWeight: { value: net, conf: 96 },
    });
    return [
      GrossWeight?.value,
      NetWeight?.value,
      Math.min(GrossWeight?.conf ?? 0, NetWeight?.conf ?? 0) < 90,
    ];
  };
  expect(weights('841247.00', '808.220')).toEqual(['841.247', '808.220', true]);
  expect(weights('841.247', '808220.00')).toEqual(['841.247', '808.220', true]);
  expect(weights('841247.00', '12.00')).toEqual(['841247.00', '12.00', true]);
  expect(weights('841.247', '808.220')).toEqual(['841.247', '808.220', false]);
});
