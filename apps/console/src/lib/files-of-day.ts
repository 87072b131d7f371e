import { listedServices, type Service } from '@lavra/contract/services/all';

import { present } from './search-values.ts';

/** What the list of processed files is filtered by, to show what was counted of a day, or of one service on it: what ended then. */
export function filesOfDay(day: string, service: string | undefined) {
  return present<{ finishedDate: string; service?: Service }>({
    finishedDate: day,
    service: listedServices.find((name) => name === service),
  });
}
