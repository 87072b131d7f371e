import { listedServices, type Service } from '@lavra/contract/services/all';

import { present, readDay, readFlag, readOneOf } from '../../lib/search-values.ts';

/** State of the dashboard, kept in the URL; absent days mean this month. */
export interface UsageSearch {
  readonly startDate?: string;
  readonly endDate?: string;
  /** All services when absent. */
  readonly service?: Service;
  /** One line per service. */
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
