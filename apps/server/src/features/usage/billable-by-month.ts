import type { Context } from '../../platform/context.ts';
import {
  type GeneralFilter,
  type MonthOfService,
  findLastSummed,
  listBillable,
} from './general-usage.store.ts';
import { wholeMonths } from './whole-months.ts';

/** Billable requests of a range and, for its first month, of the days before it: tiers count from the first of a month. */
export async function billableByMonth(ctx: Context, filter: GeneralFilter): Promise<MonthOfService[]> {
  const whole = { ...filter, start: `${filter.start.slice(0, 7)}-01` };
  const months = wholeMonths(whole, await findLastSummed(ctx.db));
  return listBillable(ctx.db, whole, { before: filter.start, months });
}
