import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createBill, pricesOf } from './bill.ts';
import { type PriceListRow, provider } from './price-lists.store.ts';

function list(changes: Partial<PriceListRow>): PriceListRow {
  return {
    companyId: provider,
    validFrom: '2026-01',
    monthlyMinimum: null,
    prices: [],
    updatedAt: new Date(0),
    ...changes,
  };
}

const flat = (service: string, price: string) => ({ service, tiers: [{ up_to: null, unit_price: price }] });
const billOf = (counts: Record<string, number>, lists: PriceListRow[]) => {
  const prices = pricesOf(lists);
  if (!prices) throw new Error('There is no price list');
  return createBill(new Map(Object.entries(counts)), prices);
};

describe('a bill', () => {
  it('is none without a price list', () => {
    expect(pricesOf([])).toBeUndefined();
  });

  it('charges the requests of each tier at its own price, to the cent', () => {
    const tiers = [
      { up_to: 1000, unit_price: '0.25' },
      { up_to: 5000, unit_price: '0.185' },
      { up_to: null, unit_price: '0.1' },
    ];
    expect(billOf({ nfe: 5003, rg: 2 }, [list({ prices: [{ service: 'nfe', tiers }] })])).toEqual({
      currency: 'BRL',
      lines: [
        { service: 'nfe', quantity: 1000, unit_price: '0.25', amount: '250.00' },
        { service: 'nfe', quantity: 4000, unit_price: '0.185', amount: '740.00' },
        { service: 'nfe', quantity: 3, unit_price: '0.10', amount: '0.30' },
      ],
      subtotal: '990.30',
      minimum: null,
      total: '990.30',
    });
  });

  it('rounds half a cent up, where floats would round it down', () => {
    // 1.005 × 100 is 100.49999999999999 in floats.
    expect(billOf({ nfe: 1 }, [list({ prices: [flat('nfe', '1.005')] })]).total).toBe('1.01');
    expect(billOf({ nfe: 3 }, [list({ prices: [flat('nfe', '0.1')] })]).total).toBe('0.30');
  });

  it('is raised to the monthly minimum, and says so', () => {
    const lists = [list({ prices: [flat('all', '0.50')], monthlyMinimum: '100' })];
    expect(billOf({ rg: 10 }, lists)).toMatchObject({ subtotal: '5.00', minimum: '100.00', total: '100.00' });
    expect(billOf({ rg: 300 }, lists)).toMatchObject({ subtotal: '150.00', minimum: null, total: '150.00' });
  });

  it('takes what was agreed with the company before what the provider asks, service by service', () => {
    const lists = [
      list({ prices: [flat('nfe', '0.30'), flat('all', '0.50')], monthlyMinimum: '100' }),
      list({ companyId: 'company', prices: [flat('nfe', '0.20')], monthlyMinimum: '0' }),
    ];
    expect(billOf({ nfe: 10, rg: 10 }, lists)).toMatchObject({
      lines: [
        { service: 'nfe', unit_price: '0.20' },
        { service: 'rg', unit_price: '0.50' },
      ],
      total: '7.00',
    });
  });

  it('never charges a request twice or not at all', () => {
    const ends = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(ends, fc.integer({ min: 0, max: 20_000 }), (limits, quantity) => {
        const rising = [...limits.toSorted((a, b) => a - b), null];
        const tiers = rising.map((up_to) => ({ up_to, unit_price: '1' }));
        const bill = billOf({ nfe: quantity }, [list({ prices: [{ service: 'nfe', tiers }] })]);
        expect(bill.lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(quantity);
        expect(bill.total).toBe(`${quantity}.00`);
      }),
    );
  });
});
