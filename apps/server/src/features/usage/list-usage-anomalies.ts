import { usageEndpoints } from '@lavra/contract/endpoints/usage';
import { percentOf } from '@lavra/contract/model/usage';

import { dayOf } from '../../platform/day-range.ts';
import { dayMs } from '../../platform/times.ts';
import { verb } from '../../platform/verb.ts';
import { listErrorDays } from './general-usage.store.ts';

/** Days that are checked, and the days before them that define what is usual. */
const watchedDays = 7;
const usualDays = 28;
/** Fewer errors count as chance. */
const fewestErrors = 3;
/** Standard deviations above the usual that make an anomaly; one day in a thousand exceeds them by chance. */
const deviations = 3;
const shown = 5;

/** Companies with a day of far more errors than usual, the worst first, for administrators. */
export const listUsageAnomalies = verb(usageEndpoints.listUsageAnomalies, async ({ ctx }) => {
  const now = ctx.clock.now().getTime();
  const back = (days: number) => dayOf(new Date(now - days * dayMs));
  const rows = await listErrorDays(ctx.db, {
    usualFrom: back(watchedDays + usualDays - 1),
    watchedFrom: back(watchedDays - 1),
    until: back(0),
    fewestErrors,
    deviations,
  });
  const anomalies = rows.map(({ companyId, name, day, total, errors, usualTotal, usualErrors }) => ({
    company_id: companyId,
    name,
    day,
    requests: total,
    errors,
    error_percent: Number(percentOf(errors, total)),
    usual_percent: Number(percentOf(usualErrors, usualTotal)),
  }));
  return { anomalies: anomalies.toSorted((a, b) => b.error_percent - a.error_percent).slice(0, shown) };
});
