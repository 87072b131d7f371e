import type { Bill, PriceTier } from '@lavra/contract/model/price';
import { Decimal } from 'decimal.js';

import type { DayOfService } from '../../usage/index.ts';
import { type PriceListRow, provider } from './price-lists.store.ts';

/** What a month costs a company: tiers by service, and the monthly minimum where there is one. */
export interface Prices {
  readonly tiersOf: (service: string) => readonly PriceTier[] | undefined;
  readonly minimum: string | null;
}

/**
 * The company's price of a service before the provider's, and each one's own price before what it says of `all`: what
 * was agreed for one service leaves the others as they are. Undefined where no list holds.
 */
export function pricesOf(lists: readonly PriceListRow[]): Prices | undefined {
  if (lists.length === 0) return undefined;
  const inOrder = lists.toSorted(
    (a, b) => Number(a.companyId === provider) - Number(b.companyId === provider),
  );
  return {
    tiersOf: (service) => {
      for (const { prices } of inOrder) {
        const price =
          prices.find((one) => one.service === service) ?? prices.find((one) => one.service === 'all');
        if (price !== undefined) return price.tiers;
      }
      return undefined;
    },
    minimum: inOrder.find(({ monthlyMinimum }) => monthlyMinimum !== null)?.monthlyMinimum ?? null,
  };
}

/** Requests that cost something: those in error do not. */
export function billableOf(days: readonly DayOfService[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { service, total, errors } of days)
    counts.set(service, (counts.get(service) ?? 0) + total - errors);
  return counts;
}

/** The bill of a month's billable requests by service. Each line is rounded to cents, half up; the sum is of these. */
export function createBill(counts: ReadonlyMap<string, number>, prices: Prices): Bill {
  const { minimum } = prices;
  const inOrder = new Map([...counts].toSorted(([a], [b]) => a.localeCompare(b)));
  const lines = linesOf(inOrder, prices);
  const subtotal = sumOf(lines);
  const isRaised = minimum !== null && subtotal.lessThan(minimum);
  return {
    currency: 'BRL',
    lines: lines.map(({ service, quantity, price, amount }) => ({
      service,
      quantity,
      unit_price: presentReais(price),
      amount: amount.toFixed(2),
    })),
    subtotal: subtotal.toFixed(2),
    minimum: isRaised ? new Decimal(minimum).toFixed(2) : null,
    total: isRaised ? new Decimal(minimum).toFixed(2) : subtotal.toFixed(2),
  };
}

/** The same before any minimum: of a year of every company it is asked thousands of times at once. */
export function subtotalOf(counts: ReadonlyMap<string, number>, prices: Prices): string {
  return sumOf(linesOf(counts, prices)).toFixed(2);
}

interface Line {
  readonly service: string;
  readonly quantity: number;
  readonly price: string;
  readonly amount: Decimal;
}

function linesOf(counts: ReadonlyMap<string, number>, { tiersOf }: Prices): Line[] {
  const lines: Line[] = [];
  for (const [service, quantity] of counts) {
    let from = 0;
    for (const { up_to: end, unit_price: price } of tiersOf(service) ?? []) {
      const inTier = Math.min(quantity, end ?? quantity) - from;
      if (inTier <= 0) break;
      const amount = new Decimal(price).times(inTier).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
      lines.push({ service, quantity: inTier, price, amount });
      from += inTier;
    }
  }
  return lines;
}

function sumOf(lines: readonly Line[]): Decimal {
  return lines.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
}

export function addReais(a: string, b: string): string {
  return new Decimal(a).plus(b).toFixed(2);
}

export function subtractReais(a: string, b: string): string {
  return new Decimal(a).minus(b).toFixed(2);
}

/** At least two decimals, and no zeros beyond them. */
export function presentReais(written: string): string {
  const value = new Decimal(written);
  return value.toFixed(Math.max(2, value.decimalPlaces()));
}
