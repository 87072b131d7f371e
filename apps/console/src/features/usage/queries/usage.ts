import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import { usageEndpoints } from '@lavra/contract/endpoints/usage';
import { type InvoiceMetrics, readInvoiceKey } from '@lavra/contract/model/invoice';
import { queryOptions } from '@tanstack/react-query';

import { managementClient } from '../../../lib/api.ts';
import type { DayRange } from '../../../lib/days.ts';
import { rangeOf, type UsageSearch } from '../usage-search.ts';

const usage = managementClient(usageEndpoints);
const billing = managementClient(billingEndpoints);

function wire({ startDate, endDate }: DayRange) {
  return { start_date: startDate, end_date: endDate };
}

/** What a company used, in all and by day. */
export function usageQuery(companyId: string, search: UsageSearch) {
  const range = rangeOf(search);
  const { service, detailed } = search;
  return queryOptions({
    queryKey: ['usage', companyId, 'days', range, service, detailed],
    queryFn: ({ signal }) =>
      usage.getUsage(
        { params: { companyId }, query: { ...wire(range), service, detailed: detailed && 'true' } },
        signal,
      ),
    // The old days stand while the next come, but never those of another company.
    placeholderData: (before, of) => (of?.queryKey[1] === companyId ? before : undefined),
  });
}

/** What was counted of one service over a range. */
export interface ServiceUse {
  readonly service: string;
  readonly requests: number;
  readonly errors: number;
}

function toServiceUses({ services }: InvoiceMetrics): ServiceUse[] {
  return Object.entries(services).flatMap(([key, { total, error }]) => {
    const { service, day } = readInvoiceKey(key);
    return service === undefined || day !== undefined ? [] : [{ service, requests: total, errors: error }];
  });
}

/** What a company used, by service: the billable counts are the ones that tell errors by service too. */
export function serviceUsesQuery(companyId: string, range: DayRange) {
  return queryOptions({
    queryKey: ['usage', companyId, 'services', range],
    queryFn: ({ signal }) => billing.getInvoiceMetrics({ params: { companyId }, query: wire(range) }, signal),
    select: toServiceUses,
    placeholderData: (before, of) => (of?.queryKey[1] === companyId ? before : undefined),
  });
}
