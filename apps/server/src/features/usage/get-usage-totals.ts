import { usageEndpoints } from '@lavra/contract/endpoints/usage';
import type { UsageTotals } from '@lavra/contract/model/usage';

import { readDayRange } from '../../platform/day-range.ts';
import { verb } from '../../platform/verb.ts';
import { type UsageSum, sumUsage } from './usage.store.ts';

/** What a company used in a range of days, in all. */
export const getUsageTotals = verb(usageEndpoints.getUsageTotals, async ({ ctx, params, query }) => {
  const range = readDayRange({ start: query.start_date, end: query.end_date }, { now: ctx.clock.now() });
  const service = query.service || undefined;
  return presentUsageTotals(await sumUsage(ctx.db, { ...params, service, ...range }));
});

/** The average is of all jobs that ended, in seconds with two decimals. */
export function presentUsageTotals({ total, errors, durationMs }: UsageSum): UsageTotals {
  const duration = total === 0 ? 0 : Math.round(durationMs / total / 10) / 100;
  return { duration, total_errors: errors, total_requests: total };
}
