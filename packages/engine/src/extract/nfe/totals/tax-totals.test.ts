import { expect, it } from 'vitest';
import type { InvoiceData } from '../invoice.ts';
import { withTaxTotalsDoubted } from './tax-totals.ts';

const read = (values: Readonly<Record<string, string>>): Record<string, boolean> => {
  const data = Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value, conf: 95 }]));
  return Object.fromEntries(
    Object.entries(withTaxTotalsDoubted(data as InvoiceData)).map(([id, field]) => [
      id,
      ((field as { conf?: number }).conf ?? 0) < 90,
    ]),
  );
};

it('a tax that is its base, and contributions that are one amount, are doubted', () => {
  expect(read({ ICMSBase: '900.00', ICMSAmount: '900.00', PISAmount: '7.00', COFINSAmount: '7.00' })).toEqual(
    { ICMSBase: false, ICMSAmount: true, PISAmount: true, COFINSAmount: true },
  );
});

it('taxes that are nothing or unlike are not', () => {
  const sound = { ICMSBase: '0.00', ICMSAmount: '0.00', PISAmount: '1.65', COFINSAmount: '7.60' };
  expect(Object.values(read(sound))).toEqual([false, false, false, false]);
});
