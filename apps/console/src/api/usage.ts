import { callUrl } from '@lavra/contract/client';
import { usageEndpoints } from '@lavra/contract/endpoints/usage';
import type { GeneralUsageFilter } from '@lavra/contract/model/usage';
import { queryOptions } from '@tanstack/react-query';

import type { DayRange } from '../lib/days.ts';
import { managementClient } from './client/endpoint-clients.ts';

const usage = managementClient(usageEndpoints);

interface Filter extends DayRange {
  /** All services when absent. */
  readonly service?: string | undefined;
  /** By service as well. */
  readonly detailed?: boolean | undefined;
}

function askedWith({ startDate, endDate, service, detailed }: Filter) {
  return {
    start_date: startDate,
    end_date: endDate,
    service,
    detailed: detailed === true ? 'true' : undefined,
  };
}

/** Path and query of the call behind `usageQuery`. */
export function usageUrl(companyId: string, filter: Filter): string {
  return callUrl(usageEndpoints.getUsage, { params: { companyId }, query: askedWith(filter) });
}

/** What a company used, in all and by day. */
export function usageQuery(companyId: string, filter: Filter) {
  const query = askedWith(filter);
  return queryOptions({
    queryKey: ['usage', companyId, query],
    queryFn: ({ signal }) => usage.getUsage({ params: { companyId }, query }, signal),
    // The old days stand while the next come, but never those of another company.
    placeholderData: (before, of) => (of?.queryKey[1] === companyId ? before : undefined),
  });
}

/** Companies with far more errors than usual on a day of the last week; for administrators. */
export function usageAnomaliesQuery() {
  return queryOptions({
    queryKey: ['usage', 'anomalies'],
    queryFn: async ({ signal }) => (await usage.listUsageAnomalies({}, signal)).anomalies,
    // A dashboard is whole without them.
    meta: { quiet: true },
  });
}

/** What a company used in all. */
export function usageTotalsQuery(companyId: string, { startDate, endDate, service }: Filter) {
  const query = { start_date: startDate, end_date: endDate, service };
  return queryOptions({
    queryKey: ['usage', companyId, 'totals', query],
    queryFn: ({ signal }) => usage.getUsageTotals({ params: { companyId }, query }, signal),
    meta: { quiet: true },
  });
}

/** How fast and how surely the newest documents of a range were read. */
export function readingQualityQuery(companyId: string, { startDate, endDate, service }: Filter) {
  const query = { start_date: startDate, end_date: endDate, service };
  return queryOptions({
    queryKey: ['usage', companyId, 'quality', query],
    queryFn: ({ signal }) => usage.getReadingQuality({ params: { companyId }, query }, signal),
    meta: { quiet: true },
  });
}

/** What all companies used, or some of them, and a page of what each did; for administrators. */
export function generalUsageQuery(filter: GeneralUsageFilter) {
  return queryOptions({
    queryKey: ['usage', 'general', filter],
    queryFn: ({ signal }) => usage.getGeneralUsage({ body: filter }, signal),
    placeholderData: (before) => before,
  });
}
