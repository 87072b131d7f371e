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
  /** Also by service. */
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

/** What a company used, in total and by day. */
export function usageQuery(companyId: string, filter: Filter) {
  const query = askedWith(filter);
  return queryOptions({
    queryKey: ['usage', companyId, query],
    queryFn: ({ signal }) => usage.getUsage({ params: { companyId }, query }, signal),
    // The old days stay while the next ones load, but never across companies.
    placeholderData: (before, of) => (of?.queryKey[1] === companyId ? before : undefined),
  });
}

/** Companies with far more errors than usual on a day of the last week; for administrators. */
export function usageAnomaliesQuery() {
  return queryOptions({
    queryKey: ['usage', 'anomalies'],
    queryFn: async ({ signal }) => (await usage.listUsageAnomalies({}, signal)).anomalies,
    // The dashboard works without them, so a failure shows no message.
    meta: { quiet: true },
  });
}

/** What a company used in total. */
export function usageTotalsQuery(companyId: string, { startDate, endDate, service }: Filter) {
  const query = { start_date: startDate, end_date: endDate, service };
  return queryOptions({
    queryKey: ['usage', companyId, 'totals', query],
    queryFn: ({ signal }) => usage.getUsageTotals({ params: { companyId }, query }, signal),
    meta: { quiet: true },
  });
}

/** Speed and confidence of recognition for the newest documents of a range. */
export function readingQualityQuery(companyId: string, { startDate, endDate, service }: Filter) {
  const query = { start_date: startDate, end_date: endDate, service };
  return queryOptions({
    queryKey: ['usage', companyId, 'quality', query],
    queryFn: ({ signal }) => usage.getReadingQuality({ params: { companyId }, query }, signal),
    meta: { quiet: true },
  });
}

/** What all companies, or some, used, with a page of each one's figures; for administrators. */
export function generalUsageQuery(filter: GeneralUsageFilter) {
  return queryOptions({
    queryKey: ['usage', 'general', filter],
    queryFn: ({ signal }) => usage.getGeneralUsage({ body: filter }, signal),
    placeholderData: (before) => before,
  });
}
