import type { Bill } from '@lavra/contract/model/price';
import { everyService } from '@lavra/contract/scopes';
import { Decimal } from 'decimal.js';

import type { DayOfService } from '../../usage/index.ts';
import { type PriceListRow, provider } from './price-lists.store.ts';

/** A tier with its price parsed once: a year of every company needs it tens of thousands of times. */
interface Tier {
  readonly upTo: number;
  readonly price: string;
  readonly micros: bigint;
}

/** What a company pays in a month: tiers by service, and a monthly minimum where there is one. */
export interface Prices {
  /** Empty for a service without a price. */
  readonly tiersOf: (service: string) => readonly Tier[];
  readonly minimum: string | null;
}

/**
 * The company's price of a service comes before the provider's, and within each list the service's own price before that of
 * `all`: a price agreed for one service leaves the others as they are. Undefined without a price list.
 */
export function pricesOf(lists: readonly PriceListRow[]): Prices | undefined {
  if (lists.length === 0) return undefined;
  const inOrder = lists.toSorted(
    (a, b) => Number(a.companyId === provider) - Number(b.companyId === provider),
  );
  const known = new Map<string, readonly Tier[]>();
  return {
    tiersOf: (service) => {
      const tiers = known.get(service) ?? tiersIn(inOrder, service);
      known.set(service, tiers);
      return tiers;
    },
    minimum: inOrder.find(({ monthlyMinimum }) => monthlyMinimum !== null)?.monthlyMinimum ?? null,
  };
}

function tiersIn(lists: readonly PriceListRow[], service: string): Tier[] {
  for (const { prices } of lists) {
    const price =
      prices.find((one) => one.service === service) ?? prices.find((one) => one.service === everyService);
    if (price === undefined) continue;
    return price.tiers.map(({ up_to: end, unit_price: unit }) => ({
      upTo: end ?? Number.POSITIVE_INFINITY,
      price: unit,
      micros: microsOf(unit),
    }));
  }
  return [];
}

/** Billable requests by service: those in error are free. */
export function billableOf(days: readonly DayOfService[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { service, total, errors } of days)
    counts.set(service, (counts.get(service) ?? 0) + total - errors);
  return counts;
}

/** The bill of a month's billable requests by service. Each line is rounded to cents, half up; the sum adds the rounded lines. */
export function createBill(counts: ReadonlyMap<string, number>, prices: Prices): Bill {
  const { minimum } = prices;
  const inOrder = new Map([...counts].toSorted(([a], [b]) => a.localeCompare(b)));
  const lines = [...inOrder].flatMap(([service, count]) => linesOf(service, count, prices));
  const subtotal = presentCents(sumOf(lines));
  const isRaised = minimum !== null && new Decimal(subtotal).lessThan(minimum);
  return {
    currency: 'BRL',
    lines: lines.map(({ service, quantity, price, cents }) => ({
      service,
      quantity,
      unit_price: presentReais(price),
      amount: presentCents(cents),
    })),
    subtotal,
    minimum: isRaised ? new Decimal(minimum).toFixed(2) : null,
    total: isRaised ? new Decimal(minimum).toFixed(2) : subtotal,
  };
}

/** What a month's requests of a service cost, in cents, before any minimum: the sum of its lines in the bill. */
export function centsOf(service: string, count: number, prices: Prices): bigint {
  return sumOf(linesOf(service, count, prices));
}

interface Line {
  readonly service: string;
  readonly quantity: number;
  readonly price: string;
  readonly cents: bigint;
}

function linesOf(service: string, count: number, { tiersOf }: Prices): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const { upTo, price, micros } of tiersOf(service)) {
    const quantity = Math.min(count, upTo) - from;
    if (quantity <= 0) break;
    // Rounds half a cent up.
    const cents = (micros * BigInt(quantity) + microsOfCent / 2n) / microsOfCent;
    lines.push({ service, quantity, price, cents });
    from += quantity;
  }
  return lines;
}

function sumOf(lines: readonly Line[]): bigint {
  return lines.reduce((sum, { cents }) => sum + cents, 0n);
}

const microsOfCent = 10_000n;

/** Millionths of a real: no price has more than six decimals. */
function microsOf(reais: string): bigint {
  const [whole = '', fraction = ''] = reais.split('.');
  return BigInt(whole + fraction.padEnd(6, '0'));
}

/** Cents as reais: `1923.31`. */
export function presentCents(cents: bigint): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** With at least two decimals, and no trailing zeros beyond them. */
export function presentReais(written: string): string {
  const value = new Decimal(written);
  return value.toFixed(Math.max(2, value.decimalPlaces()));
}
