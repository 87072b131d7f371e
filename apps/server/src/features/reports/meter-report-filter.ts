import type { Context } from '../../platform/context.ts';
import { type DayRange, endOfDay, readDayRange, startOfDay } from '../../platform/day-range.ts';
import type { MeterJobsOf } from './meter-jobs.store.ts';

export interface MeterReportFilter {
  readonly companyId: string;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly meter_type?: string | undefined;
  readonly uf?: string | undefined;
  readonly uc?: string | undefined;
}

/** What the caller asks for, the days of this month unless told otherwise. Throws `date_range_invalid`. */
export function readFilter(ctx: Context, input: MeterReportFilter): { range: DayRange; filter: MeterJobsOf } {
  const range = readDayRange({ start: input.start_date, end: input.end_date }, { now: ctx.clock.now() });
  const { companyId, meter_type: meterType, uf, uc } = input;
  const filter = { companyId, from: startOfDay(range.start), until: endOfDay(range.end), meterType, uf, uc };
  return { range, filter };
}
