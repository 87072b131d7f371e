import { usageEndpoints } from '@lavra/contract/endpoints/usage';

import { listDays, readDayRange } from '../../platform/day-range.ts';
import { verb } from '../../platform/verb.ts';
import { daySeries } from './day-series.ts';
import { presentUsageTotals } from './get-usage-totals.ts';
import { listUsageByDay, sumUsage } from './usage.store.ts';

/** A company's usage by day, days without usage included; a series for each service when detailed, else one. */
export const getUsage = verb(usageEndpoints.getUsage, async ({ ctx, params, query }) => {
  const range = readDayRange({ start: query.start_date, end: query.end_date }, { now: ctx.clock.now() });
  const filter = { companyId: params.companyId, service: query.service || undefined, ...range };
  const labels = listDays(range);
  const counts = await listUsageByDay(ctx.db, filter);
  return {
    labels,
    requests: daySeries(counts, labels, query.detailed),
    ...presentUsageTotals(await sumUsage(ctx.db, filter)),
  };
});
