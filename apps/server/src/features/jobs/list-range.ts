import { endOfDay, readDayRange, startOfDay } from '../../platform/day-range.ts';

interface GivenDays {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

interface Moments {
  readonly from?: Date;
  readonly until?: Date;
}

/** Any range that can be written is allowed. */
const maxDays = 1_000_000;

/** The moments of a range of days in São Paulo, both included; open where no day is given. Throws `date_range_invalid`. */
export function readListRange({ start, end }: GivenDays, now: Date): Moments {
  if (!start && !end) return {};
  const range = readDayRange({ start: start || end, end: end || start }, { now, maxDays });
  return {
    ...(start ? { from: startOfDay(range.start) } : {}),
    ...(end ? { until: endOfDay(range.end) } : {}),
  };
}
