import { listedServices, type Service } from '@lavra/contract/services/all';

import { present } from './search-values.ts';

/**
 * Filter of the list of processed files for what was counted on a day, or for one service on it: the jobs that ended
 * then.
 */
export function filesOfDay(day: string, service: string | undefined) {
  return present<{ finishedDate: string; service?: Service }>({
    finishedDate: day,
    service: listedServices.find((name) => name === service),
  });
}
