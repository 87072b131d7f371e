import { callUrl } from '@lavra/contract/client';
import { reportEndpoints } from '@lavra/contract/endpoints/reports';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { getLocale } from '../i18n/locale.ts';
import { saveBlob } from '../lib/save-file.ts';
import { managementClient } from './client/endpoint-clients.ts';

const reports = managementClient(reportEndpoints);

type MeterFilter = NonNullable<Parameters<typeof reports.getMeterReport>[0]['query']>;

/** The columns of the report; the server titles them in the language of the console. */
export function meterColumnsQuery(companyId: string) {
  return queryOptions({
    queryKey: ['meter-report', companyId, 'columns', getLocale()],
    queryFn: ({ signal }) => reports.listMeterReportColumns({ params: { companyId } }, signal),
    select: ({ columns }) => columns,
    // Titles do not change while the console is open.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Path of the call behind `meterReportQuery`. */
export function meterReportUrl(companyId: string, query: MeterFilter): string {
  return callUrl(reportEndpoints.getMeterReport, { params: { companyId }, query });
}

/** A page of a company's energy-meter jobs, newest first. */
export function meterReportQuery(companyId: string, query: MeterFilter) {
  return queryOptions({
    queryKey: ['meter-report', companyId, 'rows', query],
    queryFn: async ({ signal }) => {
      const answer = await reports.getMeterReport({ params: { companyId }, query }, signal);
      if (typeof answer === 'string') throw new TypeError('A page was asked for');
      return answer;
    },
    staleTime: 0,
    // The old page stays while the next one loads, but never across companies.
    placeholderData: (before, of) => (of?.queryKey[1] === companyId ? before : undefined),
  });
}

/** Saves every row that matches the filter. */
export function exportMeterReportMutation(companyId: string) {
  return mutationOptions({
    mutationFn: async (filter: MeterFilter) => {
      const query = { ...filter, format: 'csv' as const };
      const csv = await reports.getMeterReport({ params: { companyId }, query });
      if (typeof csv !== 'string') throw new TypeError('CSV was asked for');
      saveBlob(
        `Report_${query.start_date}_${query.end_date}.csv`,
        // Reading a response as text drops the byte order mark by which spreadsheets recognise the encoding.
        new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }),
      );
    },
  });
}
