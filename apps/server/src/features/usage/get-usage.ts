import { usageEndpoints } from '@lavra/contract/endpoints/usage';

import { listDays, readDayRange } from '../../platform/day-range.ts';
import { verb } from '../../platform/verb.ts';
import { presentUsageTotals } from './get-usage-totals.ts';
import { listUsageByDay, sumUsage } from './usage.store.ts';

/** A company's usage by day, days without usage included; a series for each service when detailed, else one. */
export const getUsage = verb(usageEndpoints.getUsage, async ({ ctx, params, query }) => {
  const range = readDayRange({ start: query.start_date, end: query.end_date }, { now: ctx.clock.now() });
  const filter = { companyId: params.companyId, service: query.service || undefined, ...range };
  const labels = listDays(range);
  const placeOf = new Map(labels.map((day, index) => [day, index]));
  const series = new Map<string, number[]>();
  const countsOf = (name: string) => {
    const counts = series.get(name) ?? labels.map(() => 0);
    series.set(name, counts);
    return counts;
  };
  if (!query.detailed) countsOf('total');
  for (const { day, service, total } of await listUsageByDay(ctx.db, filter)) {
    const counts = countsOf(query.detailed ? service : 'total');
    const place = placeOf.get(day) ?? 0;
    counts[place] = (counts[place] ?? 0) + total;
  }
  return {
    labels,
    requests: Object.fromEntries(series),
    ...presentUsageTotals(await sumUsage(ctx.db, filter)),
  };
});
