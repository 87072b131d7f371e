import type { UsageMetrics } from '@lavra/contract/model/usage';

import { allowCompany } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { listDays, readDayRange } from '../../platform/day-range.ts';
import { type UsageQuery, toUsageTotals } from './get-usage-totals.ts';
import { listUsageByDay, sumUsage } from './usage.store.ts';

/** What a company used by day, days without use included; a series for each service when detailed, else one. */
export async function getUsage({
  ctx,
  input,
}: {
  ctx: Context;
  input: UsageQuery & { detailed: boolean };
}): Promise<UsageMetrics> {
  allowCompany(ctx, input.companyId);
  const range = readDayRange({ start: input.start_date, end: input.end_date }, { now: ctx.clock.now() });
  const filter = { companyId: input.companyId, service: input.service || undefined, ...range };
  const labels = listDays(range);
  const placeOf = new Map(labels.map((day, index) => [day, index]));
  const series = new Map<string, number[]>();
  const countsOf = (name: string) => {
    const counts = series.get(name) ?? labels.map(() => 0);
    series.set(name, counts);
    return counts;
  };
  if (!input.detailed) countsOf('total');
  for (const { day, service, total } of await listUsageByDay(ctx.db, filter)) {
    const counts = countsOf(input.detailed ? service : 'total');
    const place = placeOf.get(day) ?? 0;
    counts[place] = (counts[place] ?? 0) + total;
  }
  return { labels, requests: Object.fromEntries(series), ...toUsageTotals(await sumUsage(ctx.db, filter)) };
}
