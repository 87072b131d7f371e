import { listedServices, type Service } from '@lavra/contract/services/all';

import { present } from './search-values.ts';

/** What the list of processed files is filtered by, to show what was counted of a day, or of one service on it. */
export function filesOfDay(day: string, service: string | undefined) {
  return present<{ startDate: string; endDate: string; service?: Service }>({
    startDate: day,
    endDate: day,
    service: listedServices.find((name) => name === service),
  });
}
