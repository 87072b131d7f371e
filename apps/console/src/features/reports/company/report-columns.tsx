import type { Report } from '@lavra/contract/model/report';
import { useMutation } from '@tanstack/react-query';

import { downloadReportMutation } from '../../../api/company-reports.ts';
import { m } from '../../../i18n/messages.ts';
import { formatDay, formatNumber, formatReportMinute } from '../../../lib/formats.ts';
import { ActionIcon } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Tooltip } from '../../../ui/controls/tooltip.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/feedback/status-badge.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { ShortId } from '../../../ui/table/short-id.tsx';

const tones: Readonly<Record<Report['status'], StatusTone>> = {
  waiting: 'neutral',
  processing: 'info',
  done: 'success',
  error: 'error',
  expired: 'neutral',
};

function statusWord(status: Report['status']): string {
  return {
    waiting: m.company_report_waiting,
    processing: m.company_report_processing,
    done: m.company_report_done,
    error: m.company_report_error,
    expired: m.company_report_expired,
  }[status]();
}

/** The number of rows and, while the report is being written, the number expected. */
function rowsOf({ status, rows, expected_rows: expected }: Report): string {
  if (status === 'done' || status === 'expired') return formatNumber(rows);
  return m.company_report_rows_of({ rows: formatNumber(rows), of: formatNumber(expected) });
}

export function reportColumns(companyId: string): Column<Report>[] {
  return [
    {
      key: 'id',
      title: m.company_report_id(),
      kind: 'id',
      width: '140px',
      cell: ({ id }) => <ShortId id={id} />,
    },
    {
      key: 'created',
      title: m.company_report_created(),
      kind: 'time',
      width: '164px',
      cell: ({ created_at }) => formatReportMinute(created_at),
    },
    {
      key: 'start',
      title: m.company_report_start(),
      kind: 'time',
      width: '112px',
      cell: ({ start }) => formatDay(start),
    },
    {
      key: 'end',
      title: m.company_report_end(),
      kind: 'time',
      width: '112px',
      cell: ({ end }) => formatDay(end),
    },
    {
      key: 'format',
      title: m.company_report_format(),
      width: '80px',
      cell: ({ format }) => format.toUpperCase(),
    },
    {
      key: 'status',
      title: m.company_report_status(),
      kind: 'status',
      width: '120px',
      cell: ({ status }) => <StatusBadge tone={tones[status]}>{statusWord(status)}</StatusBadge>,
    },
    {
      key: 'rows',
      title: m.company_report_rows(),
      kind: 'number',
      width: '120px',
      cell: rowsOf,
    },
    {
      key: 'observation',
      title: m.company_report_observation(),
      cell: ({ observation }) => observation || '–',
    },
    {
      key: 'download',
      title: m.company_report_download(),
      kind: 'actions',
      width: '64px',
      cell: (report) => <DownloadButton companyId={companyId} report={report} />,
    },
  ];
}

function DownloadButton({ companyId, report }: { readonly companyId: string; readonly report: Report }) {
  const download = useMutation(downloadReportMutation(companyId));
  const isReady = report.status === 'done';
  const label = m.company_report_download_of({ id: report.id });
  return (
    <Tooltip label={isReady ? label : m.company_report_download_later()}>
      <ActionIcon
        aria-label={label}
        // Stays focusable, so that the tooltip can say why it is disabled.
        aria-disabled={!isReady}
        data-disabled={!isReady || undefined}
        loading={download.isPending}
        onClick={() => isReady && download.mutate(report)}
      >
        <Icon name="download" size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
