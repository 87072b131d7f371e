import { listedServices, type Service } from '@lavra/contract/services/all';

import { type DayRange, defaultRange } from '../../lib/days.ts';
import { present, readDay, readFlag, readOneOf } from '../../lib/search-values.ts';

/** What the dashboard shows, as it stands in the address; days that are absent are those of this month. */
export interface UsageSearch {
  readonly startDate?: string;
  readonly endDate?: string;
  /** All services when absent. */
  readonly service?: Service;
  /** A line for each service. */
  readonly detailed?: true;
}

export function parseUsageSearch(search: Record<string, unknown>): UsageSearch {
  return present({
    startDate: readDay(search, 'startDate'),
    endDate: readDay(search, 'endDate'),
    service: readOneOf(search, 'service', listedServices),
    detailed: readFlag(search, 'detailed'),
  });
}

export function rangeOf({ startDate, endDate }: UsageSearch): DayRange {
  const range = defaultRange();
  return { startDate: startDate ?? range.startDate, endDate: endDate ?? range.endDate };
}
