import { meterReportPageSizes } from '@lavra/contract/constants';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import {
  exportMeterReportMutation,
  meterColumnsQuery,
  meterReportQuery,
  meterReportUrl,
} from '../../../api/reports.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { CallButton } from '../../../ui/dialogs/call-button.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyList } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { numberedPages } from '../../../ui/table/page-tokens.ts';
import { Pager } from '../../../ui/table/pager.tsx';
import { meterColumns } from '../components/meter-columns.tsx';
import { MeterFilter } from '../components/meter-filter.tsx';
import {
  defaultMeterPageSize,
  filterOf,
  isFiltered,
  type MeterSearch,
  pageOf,
  parseMeterSearch,
} from '../meter-search.ts';
import { Button } from '../../../ui/controls/button.tsx';

const route = getRouteApi('/signed-in/customer-report');

function ExportButton({ search }: { readonly search: MeterSearch }) {
  const companyId = useCompanyId();
  const save = useMutation(exportMeterReportMutation(companyId));
  return (
    <Button
      leftSection={<Icon name="download" size={16} />}
      loading={save.isPending}
      onClick={() => save.mutate(filterOf(search))}
    >
      {m.reports_export()}
    </Button>
  );
}

/** A company's energy-meter jobs: where the meter is, its type, and how the reading went. */
export function MeterReportScreen() {
  const companyId = useCompanyId();
  const search = parseMeterSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const columns = useQuery(meterColumnsQuery(companyId));
  const report = useQuery(meterReportQuery(companyId, pageOf(search)));
  const { page = 1, size = defaultMeterPageSize } = search;
  const total = report.data?.total ?? 0;

  const change = (next: { readonly [K in keyof MeterSearch]: MeterSearch[K] | undefined }) =>
    void navigate({
      // A changed filter goes back to the first page.
      search: (before) => parseMeterSearch({ ...before, page: undefined, ...next }),
      replace: true,
      resetScroll: false,
    });
  const clear = () =>
    void navigate({ search: parseMeterSearch({ size }), replace: true, resetScroll: false });
  const reload = () => void Promise.all([columns.refetch(), report.refetch()]);
  const hasNext = !report.isPlaceholderData && page * size < total;
  return (
    <>
      <PageHeader
        title={m.reports_title()}
        text={m.reports_text()}
        actions={
          <>
            <CallButton call={meterReportUrl(companyId, pageOf(search))} group="usage" />
            <ExportButton search={search} />
          </>
        }
      />
      <MeterFilter search={search} onChange={change} onClear={clear} onFilter={() => void report.refetch()} />
      <DataTable
        label={m.reports_list()}
        columns={meterColumns(columns.data ?? [])}
        rows={columns.data === undefined ? undefined : report.data?.report}
        rowKey={({ job_id }) => job_id}
        reservedRows={size}
        isStale={report.isPlaceholderData}
        error={report.error ?? columns.error}
        onRetry={reload}
        onOpen={({ job_id }) => void navigate({ to: '/processed-files/$id', params: { id: job_id } })}
        empty={
          <EmptyList
            icon="report"
            title={m.reports_empty()}
            text={m.reports_empty_text()}
            filtered={isFiltered(search) && { text: m.reports_empty_filtered_text(), onClear: clear }}
          />
        }
      />
      <Pager
        rows={report.data?.report}
        isFailed={report.isError}
        pages={numberedPages(page, (next) => change({ page: next }))}
        nextToken={hasNext ? String(page + 1) : undefined}
        pageSize={size}
        pageSizes={meterReportPageSizes}
        onPageSize={(chosen) => change({ size: chosen })}
        note={
          report.data === undefined
            ? undefined
            : m.reports_total({ count: total, shown: formatNumber(total) })
        }
      />
    </>
  );
}
