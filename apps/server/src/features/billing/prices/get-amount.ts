import { billingEndpoints } from '@lavra/contract/endpoints/billing';

import type { Context } from '../../../platform/context.ts';
import { type DayRange, daysOfMonth, readDayRange } from '../../../platform/day-range.ts';
import { shiftMonth } from '../../../platform/times.ts';
import { verb } from '../../../platform/verb.ts';
import { type DayOfService, usageByDay } from '../../usage/index.ts';
import { billableOf, centsOf, presentCents } from './bill.ts';
import { pricesInForce } from './prices-in-force.ts';

interface AmountOf {
  readonly companyId: string;
  readonly range: DayRange;
  readonly service: string | undefined;
}

/**
 * What the requests of a range cost. Tiers count from the first of a month, so a range that begins within a month costs the month
 * up to its end, less the month up to its beginning.
 */
export const getAmount = verb(billingEndpoints.getAmount, async ({ ctx, params, query }) => {
  const range = readDayRange({ start: query.start_date, end: query.end_date }, { now: ctx.clock.now() });
  const service = query.service || undefined;
  return { currency: 'BRL' as const, amount: await amountOf(ctx, { ...params, range, service }) };
});

async function amountOf(ctx: Context, { companyId, range, service }: AmountOf): Promise<string | null> {
  const whole = { start: `${range.start.slice(0, 7)}-01`, end: range.end };
  const used = await usageByDay(ctx, companyId, whole);
  const days = used.filter((day) => service === undefined || day.service === service);
  let sum: bigint | null = null;
  for (const month of monthsOf(range)) {
    const prices = await pricesInForce(ctx, { companyId, month });
    if (!prices) continue;
    const { start, end } = daysOfMonth(month);
    const until = (day: string) => days.filter((one) => one.day >= start && one.day <= end && one.day < day);
    const costs = (some: readonly DayOfService[]) =>
      [...billableOf(some)].reduce((cents, [name, count]) => cents + centsOf(name, count, prices), 0n);
    const all = costs(days.filter((one) => one.day >= start && one.day <= end));
    sum = (sum ?? 0n) + all - costs(until(range.start));
  }
  return sum === null ? null : presentCents(sum);
}

function monthsOf({ start, end }: DayRange): string[] {
  const months: string[] = [];
  const last = end.slice(0, 7);
  for (let month = start.slice(0, 7); month <= last; month = shiftMonth(month, 1)) months.push(month);
  return months;
}
