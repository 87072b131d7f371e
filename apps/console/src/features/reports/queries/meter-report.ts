import { reportEndpoints } from '@lavra/contract/endpoints/reports';
import type { MeterReport } from '@lavra/contract/model/meter-report';
import { queryOptions } from '@tanstack/react-query';

import { getLocale } from '../../../i18n/locale.ts';
import { managementClient } from '../../../lib/api.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { defaultMeterPageSize, type MeterSearch, rangeOf } from '../meter-search.ts';

const reports = managementClient(reportEndpoints);

function filterOf(search: MeterSearch) {
  const { startDate, endDate } = rangeOf(search);
  return {
    start_date: startDate,
    end_date: endDate,
    meter_type: search.meterType?.toLowerCase(),
    uf: search.uf,
    uc: search.uc,
  };
}

/** The columns of the report, titled by the server in the language of the console. */
export function meterColumnsQuery(companyId: string) {
  return queryOptions({
    queryKey: ['meter-report', companyId, 'columns', getLocale()],
    queryFn: ({ signal }) => reports.listMeterReportColumns({ params: { companyId } }, signal),
    select: ({ columns }) => columns,
    // Titles do not change while the console is open.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A page of the energy-meter jobs of a company, newest first. */
export function meterReportQuery(companyId: string, search: MeterSearch) {
  const { page = 1, size = defaultMeterPageSize } = search;
  const query = { ...filterOf(search), page: String(page), limit: String(size) };
  return queryOptions({
    queryKey: ['meter-report', companyId, 'rows', query],
    queryFn: async ({ signal }): Promise<MeterReport> => {
      const answer = await reports.getMeterReport({ params: { companyId }, query }, signal);
      if (typeof answer === 'string') throw new TypeError('A page was asked for');
      return answer;
    },
    staleTime: 0,
    // The old page stands while the next comes, but never one of another company.
    placeholderData: (before, of) => (of?.queryKey[1] === companyId ? before : undefined),
  });
}

interface WholeReport {
  readonly companyId: string;
  readonly search: MeterSearch;
}

/** Saves every row that the filter lets through. */
export async function exportMeterReport({ companyId, search }: WholeReport) {
  const query = { ...filterOf(search), format: 'csv' as const };
  const csv = await reports.getMeterReport({ params: { companyId }, query });
  if (typeof csv !== 'string') throw new TypeError('CSV was asked for');
  saveBlob(
    `Report_${query.start_date}_${query.end_date}.csv`,
    // Reading an answer as text drops the mark by which spreadsheets know the encoding.
    new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }),
  );
}
