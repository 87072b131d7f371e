import { usageEndpoints } from '@lavra/contract/endpoints/usage';
import type { UsageTotals } from '@lavra/contract/model/usage';

import { readDayRange } from '../../platform/day-range.ts';
import { verb } from '../../platform/verb.ts';
import { type UsageSum, sumUsage } from './usage.store.ts';

/** A company's total usage in a range of days. */
export const getUsageTotals = verb(usageEndpoints.getUsageTotals, async ({ ctx, params, query }) => {
  const range = readDayRange({ start: query.start_date, end: query.end_date }, { now: ctx.clock.now() });
  const service = query.service || undefined;
  return presentUsageTotals(await sumUsage(ctx.db, { ...params, service, ...range }));
});

/** The average covers all ended jobs, in seconds with two decimals. */
export function presentUsageTotals({ total, errors, durationMs }: UsageSum): UsageTotals {
  const duration = total === 0 ? 0 : Math.round(durationMs / total / 10) / 100;
  return { duration, total_errors: errors, total_requests: total };
}
