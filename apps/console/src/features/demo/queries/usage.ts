import { usageEndpoints } from '@lavra/contract/endpoints/usage';
import type { Service } from '@lavra/contract/services/all';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { documentsClient } from '../../../lib/api.ts';

const usage = documentsClient(usageEndpoints);

/** Days are those of São Paulo, as the server counts them. */
const saoPauloDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

const dayMs = 86_400_000;

/** First and last day of a period that ends today, both in it. */
export function periodOf(days: number, now = Date.now()): { readonly first: string; readonly last: string } {
  return { first: saoPauloDay.format(now - (days - 1) * dayMs), last: saoPauloDay.format(now) };
}

/** How a company used a service over the last days. */
export function serviceUsageQuery(companyId: string, service: Service, days: number) {
  return queryOptions({
    queryKey: ['usage', companyId, 'service', service, days],
    queryFn: ({ signal }) => {
      const { first, last } = periodOf(days);
      return usage.getUsage(
        { params: { companyId }, query: { start_date: first, end_date: last, service } },
        signal,
      );
    },
    placeholderData: keepPreviousData,
  });
}
