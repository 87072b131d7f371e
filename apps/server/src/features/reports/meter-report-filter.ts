import type { reportEndpoints } from '@lavra/contract/endpoints/reports';

import { type DayRange, endOfDay, readDayRange, startOfDay } from '../../platform/day-range.ts';
import type { VerbCall } from '../../platform/verb.ts';
import type { MeterJobsOf } from './meter-jobs.store.ts';

/** The caller's filter; the days of this month unless others are given. Throws `date_range_invalid`. */
export function readFilter({ ctx, params, query }: VerbCall<typeof reportEndpoints.getMeterReport>): {
  range: DayRange;
  filter: MeterJobsOf;
} {
  const range = readDayRange({ start: query.start_date, end: query.end_date }, { now: ctx.clock.now() });
  const { meter_type: meterType, uf, uc } = query;
  const filter = { ...params, from: startOfDay(range.start), until: endOfDay(range.end), meterType, uf, uc };
  return { range, filter };
}
