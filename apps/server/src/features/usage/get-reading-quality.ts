import { usageEndpoints } from '@lavra/contract/endpoints/usage';

import { endOfDay, readDayRange, startOfDay } from '../../platform/day-range.ts';
import { verb } from '../../platform/verb.ts';
import { measureDoubts, measureTimes } from './reading-quality.store.ts';

const seconds = (ms: number | null) => (ms === null ? null : Math.round(ms / 10) / 100);

/** Speed and confidence of the newest documents in a range: a fixed number, so that every range costs the same. */
export const getReadingQuality = verb(usageEndpoints.getReadingQuality, async ({ ctx, params, query }) => {
  const { start, end } = readDayRange(
    { start: query.start_date, end: query.end_date },
    { now: ctx.clock.now() },
  );
  const filter = {
    companyId: params.companyId,
    service: query.service || undefined,
    from: startOfDay(start),
    until: endOfDay(end),
  };
  const times = await measureTimes(ctx.db, filter);
  const doubts = await measureDoubts(ctx.db, filter);
  return {
    jobs_timed: times.jobs,
    seconds_p50: seconds(times.p50Ms),
    seconds_p95: seconds(times.p95Ms),
    jobs_looked_at: doubts.jobs,
    without_doubts: doubts.without,
  };
});
