import type { Field } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { checkInvoice } from './checks.ts';
import type { InvoiceItem } from './invoice.ts';

const read = (value: string): Field => ({ value, conf: 95, page: 1, box: [0, 0, 0.1, 0.1] });

const taxOf = (ICMSBase: string, ICMSRate: string, ICMSAmount: string): InvoiceItem | undefined =>
  checkInvoice({
    Items: [{ ICMSBase: read(ICMSBase), ICMSRate: read(ICMSRate), ICMSAmount: read(ICMSAmount) }],
  }).Items?.[0];

it('the tax of an item is held against its base and rate, which are doubted with it', () => {
  const right = taxOf('1234.56', '12.00', '148.15');
  const wrong = taxOf('1234.56', '390.17', '148.15');
  for (const id of ['ICMSBase', 'ICMSRate', 'ICMSAmount'] as const) {
    expect(right?.[id]?.checks).toEqual([{ check: 'item_tax', ok: true }]);
    expect(right?.[id]?.conf).toBeGreaterThan(95);
    expect(wrong?.[id]?.checks).toEqual([{ check: 'item_tax', ok: false }]);
    expect(wrong?.[id]?.conf).toBeLessThan(90);
  }
  // A whole rate is exact, a rounded one is not.
  expect(taxOf('45000.00', '12.00', '5402.00')?.ICMSAmount?.conf).toBeLessThan(90);
  expect(taxOf('45000.00', '12.05', '5424.00')?.ICMSAmount?.conf).toBeGreaterThan(95);
  // No tax is due on nothing: the amounts are one column off.
  expect(taxOf('0.00', '1.84', '10.25')?.ICMSRate?.conf).toBeLessThan(90);
  // An untaxed item proves nothing.
  expect(taxOf('0.00', '12.00', '0.00')?.ICMSRate?.checks).toBeUndefined();
  expect(taxOf('9.00', '0.00', '0.00')?.ICMSBase?.checks).toBeUndefined();
});

it.each([
  ['2.00', '1.01', '2.02', true],
  ['2.00', '1.01', '2.70', false],
  // Within what a rounded price leaves, but a misread figure is as near: it tells nothing.
  ['2.00', '1.01', '2.00', undefined],
])('%s times %s is %s of a picture: %s', (Quantity, UnitAmount, TotalAmount, ok) => {
  const item = { Quantity: read(Quantity), UnitAmount: read(UnitAmount), TotalAmount: read(TotalAmount) };
  const [checked] = checkInvoice({ Items: [item] }).Items ?? [];
  expect(checked?.TotalAmount?.checks?.[0]?.ok).toBe(ok);
});

it('a product proves nothing where price and total lost their commas', () => {
  const lost = (value: string, printed: string): Field => ({ ...read(value), printed });
  const item = {
    Quantity: read('2.00'),
    UnitAmount: lost('101.00', '101'),
    TotalAmount: lost('202.00', '202'),
  };
  expect(checkInvoice({ Items: [item] }).Items?.[0]?.TotalAmount?.checks).toBeUndefined();
});

it("the recipient's number in the issuer's box gives way to the one in a key whose digit holds", () => {
  const key = {
    ...read('35240712345678000195550010000012341123456787'),
    checks: [{ check: 'key_digits' as const, ok: true }],
  };
  const issuerOf = (own: string, AccessKey: Field) =>
    checkInvoice({ AccessKey, IssuerCNPJ: read(own), RecipientCNPJ: read('11222333000181') }).IssuerCNPJ
      ?.value;
  expect(issuerOf('11222333000181', key)).toBe('12345678000195');
  expect(issuerOf('11222333000181', read(key.value))).toBe('11222333000181');
  expect(issuerOf('00000000000191', key)).toBe('00000000000191');
});

it('rate and tax of several rows of which none is proven are doubted', () => {
  const itemsOf = (rates: readonly string[]) =>
    checkInvoice({
      Items: rates.map((rate) => ({
        ICMSBase: read('100.00'),
        ICMSRate: read(rate),
        ICMSAmount: read('12.00'),
      })),
    }).Items?.map(({ ICMSRate: rate }) => rate?.conf ?? 100);
  const [refuted = 100] = itemsOf(['0.00', '0.00']) ?? [];
  const [other = 100] = itemsOf(['0.00', '12.00']) ?? [];
  expect(refuted).toBeLessThan(50);
  expect(other).toBeGreaterThan(refuted);
});
