import type { MeterReportColumn, MeterReportRow } from '@lavra/contract/model/meter-report';
import type { ReactNode } from 'react';

import { formatDateTime, formatDay, formatExactTime } from '../../../lib/formats.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { JobStatusBadge } from '../../../ui/feedback/job-status-badge.tsx';
import { ShortId } from '../../../ui/table/short-id.tsx';

const absent = '–';

/** Cells that show more than the plain text of the answer. */
const cells: Partial<Record<string, (row: MeterReportRow) => ReactNode>> = {
  job_id: ({ job_id }) => <ShortId id={job_id} />,
  timestamp: ({ timestamp }) => (
    <time dateTime={timestamp} title={formatExactTime(timestamp)}>
      {formatDateTime(timestamp)}
    </time>
  ),
  status: ({ status }) => <JobStatusBadge status={status} />,
};

const widths: Partial<Record<string, `${number}px`>> = { job_id: '180px', uf: '80px', timestamp: '160px' };

function textOf(row: MeterReportRow, key: string): string {
  const value: unknown = Object.entries(row).find(([name]) => name === key)?.[1];
  if (typeof value !== 'string' || value === '') return absent;
  // A date given by a customer is usually an ISO day.
  return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value) ? formatDay(value) : value;
}

/** The table's columns, named and ordered by the server. */
export function meterColumns(columns: readonly MeterReportColumn[]): Column<MeterReportRow>[] {
  return columns.map(({ key, title, key_type }) => ({
    key,
    title,
    kind: key_type === 'date' ? 'time' : key === 'job_id' ? 'id' : 'text',
    ...(widths[key] === undefined ? {} : { width: widths[key] }),
    cell: (row) => cells[key]?.(row) ?? textOf(row, key),
  }));
}
