import { usageEndpoints } from '@lavra/contract/endpoints/usage';
import { queryOptions } from '@tanstack/react-query';

import type { DayRange } from '../lib/days.ts';
import { managementClient } from './clients.ts';

const usage = managementClient(usageEndpoints);

interface Filter extends DayRange {
  /** All services when absent. */
  readonly service?: string | undefined;
  /** By service as well. */
  readonly detailed?: boolean | undefined;
}

/** What a company used, in all and by day. */
export function usageQuery(companyId: string, { startDate, endDate, service, detailed }: Filter) {
  const query = {
    start_date: startDate,
    end_date: endDate,
    service,
    detailed: detailed === true ? 'true' : undefined,
  };
  return queryOptions({
    queryKey: ['usage', companyId, query],
    queryFn: ({ signal }) => usage.getUsage({ params: { companyId }, query }, signal),
    // The old days stand while the next come, but never those of another company.
    placeholderData: (before, of) => (of?.queryKey[1] === companyId ? before : undefined),
  });
}
