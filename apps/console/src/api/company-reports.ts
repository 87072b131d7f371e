import { callUrl } from '@lavra/contract/client';
import { reportEndpoints } from '@lavra/contract/endpoints/reports';
import type { Report } from '@lavra/contract/model/report';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { fetchStored, saveBlob } from '../lib/save-file.ts';
import { type BodyOf, managementClient } from './client/endpoint-clients.ts';

const reports = managementClient(reportEndpoints);

const reportsKey = (companyId: string) => ['company-reports', companyId] as const;

/** Milliseconds between two polls of a report that is being written. */
const watchMs = 2000;

function isUnderWay({ status }: Report): boolean {
  return status === 'waiting' || status === 'processing';
}

/** Path of the call behind `companyReportsQuery`. */
export function companyReportsUrl(companyId: string): string {
  return callUrl(reportEndpoints.listReports, { params: { companyId } });
}

/** The reports of a company, newest first; fetched again on each visit, and polled while one is being written. */
export function companyReportsQuery(companyId: string) {
  return queryOptions({
    queryKey: reportsKey(companyId),
    queryFn: async ({ signal }) => {
      const { reports: listed } = await reports.listReports({ params: { companyId } }, signal);
      return listed.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id));
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? watchMs : false),
  });
}

export type ReportDraft = BodyOf<typeof reportEndpoints.createReport>;

/** The first rows that the report would have; the old preview stays while the next one loads. */
export function reportPreviewQuery(companyId: string, body: ReportDraft | undefined) {
  return queryOptions({
    queryKey: ['company-report-preview', companyId, body],
    queryFn: ({ signal }) => {
      if (body === undefined) throw new TypeError('A preview needs its days and columns');
      return reports.previewReport({ params: { companyId }, body }, signal);
    },
    enabled: body !== undefined,
    placeholderData: (before) => before,
    meta: { quiet: true },
  });
}

export function createReportMutation(companyId: string) {
  return mutationOptions({
    mutationFn: (body: ReportDraft) => reports.createReport({ params: { companyId }, body }),
    meta: { changes: reportsKey(companyId) },
  });
}

/** Saves the file of a report as `{id}.{format}`. */
export function downloadReportMutation(companyId: string) {
  return mutationOptions({
    mutationFn: async ({ id, format }: Pick<Report, 'id' | 'format'>) => {
      const { url } = await reports.getReport({ params: { companyId, reportId: id } });
      saveBlob(`${id}.${format}`, await fetchStored(url));
    },
  });
}
