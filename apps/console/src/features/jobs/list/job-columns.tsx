import { displayedFile, isFinal, type ProcessedFile } from '@lavra/contract/model/job';

import { m } from '../../../i18n/messages.ts';
import { formatNumber, formatRelative, shortenId } from '../../../lib/formats.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { RelativeTime } from '../../../ui/table/relative-time.tsx';
import { ShortId } from '../../../ui/table/short-id.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import classes from './job-columns.module.css';
import { JobStatusBadge } from '../../../ui/feedback/job-status-badge.tsx';
import { serviceName } from '../../../lib/service-name.ts';
import { ActionIcon } from '../../../ui/controls/button.tsx';
import { Tooltip } from '../../../ui/controls/tooltip.tsx';

type JobColumn = Column<ProcessedFile>;

/** The id that a row is opened and named by: of the job, where it is one. */
export function rowId(row: ProcessedFile): string {
  return row.job_ksuid ?? row.batch_ksuid;
}

function Identity({ row }: { readonly row: ProcessedFile }) {
  return (
    <span className={classes.identity}>
      {row.filename !== null && row.filename !== '' && (
        <span className={classes.file} title={row.filename}>
          {row.filename}
        </span>
      )}
      <ShortId id={rowId(row)} />
    </span>
  );
}

const absent = '–';

/** Words that may take a second line rather than lose their end. */
function Lines({ children }: { readonly children: string }) {
  return (
    <span className={classes.lines} title={children}>
      {children}
    </span>
  );
}

/** What jobs and batches have in common. */
export function identityColumns(): JobColumn[] {
  return [
    {
      key: 'time',
      title: m.jobs_column_time(),
      kind: 'time',
      width: '112px',
      cell: ({ created_at }) => <RelativeTime value={created_at} />,
    },
    {
      key: 'id',
      title: m.jobs_column_id(),
      kind: 'id',
      cell: (row) => <Identity row={row} />,
    },
    {
      key: 'service',
      title: m.jobs_column_service(),
      width: '148px',
      cell: ({ service }) => <Lines>{serviceName(service)}</Lines>,
    },
  ];
}

export function statusColumn(): JobColumn {
  return {
    key: 'status',
    title: m.jobs_column_status(),
    kind: 'status',
    width: '120px',
    cell: (row) => <JobStatusBadge status={displayedFile(row).status} />,
  };
}

export function typificationColumn(): JobColumn {
  return {
    key: 'typification',
    title: m.jobs_column_typification(),
    width: '96px',
    cell: ({ typification }) => (typification === null ? absent : <Lines>{serviceName(typification)}</Lines>),
  };
}

export function detailsColumn(onOpen: (row: ProcessedFile) => void): JobColumn {
  return {
    key: 'details',
    title: m.jobs_column_details(),
    kind: 'actions',
    width: '46px',
    cell: (row) => (
      <Tooltip label={m.jobs_column_details()}>
        <ActionIcon
          variant="subtle"
          size={28}
          aria-label={m.jobs_details_of({ id: shortenId(rowId(row)) })}
          onClick={() => onOpen(row)}
        >
          <Icon name="eye" size={18} />
        </ActionIcon>
      </Tooltip>
    ),
  };
}

/** A file in two lines, for a phone: its name and how it stands, what it is and since when. */
export function fileCard(row: ProcessedFile) {
  const { errored } = displayedFile(row);
  const name = row.filename === null || row.filename === '' ? shortenId(rowId(row)) : row.filename;
  return (
    <>
      <span className={classes.cardName}>{name}</span>
      <JobStatusBadge status={displayedFile(row).status} />
      <span className={classes.cardText}>
        {serviceName(row.service)} · <time dateTime={row.created_at}>{formatRelative(row.created_at)}</time>
      </span>
      {row.total_jobs > 1 && (
        <span className={classes.cardText} data-errors={errored > 0 || undefined}>
          {errored > 0
            ? m.jobs_card_errors({ count: errored })
            : m.jobs_card_files({ count: row.total_jobs })}
        </span>
      )}
    </>
  );
}

/** The columns of the processed files. */
export function fileColumns(onOpen: (row: ProcessedFile) => void): JobColumn[] {
  return [
    ...identityColumns(),
    {
      key: 'source',
      title: m.jobs_column_source(),
      width: '82px',
      cell: ({ source }) => <Lines>{source === '' ? m.jobs_source_api() : source}</Lines>,
    },
    {
      key: 'total',
      title: m.jobs_column_total(),
      kind: 'number',
      width: '46px',
      cell: ({ total_jobs }) => formatNumber(total_jobs === 0 ? 1 : total_jobs),
    },
    {
      key: 'processed',
      title: m.jobs_column_processed(),
      kind: 'number',
      width: '92px',
      cell: (row) => formatNumber(displayedFile(row).processed),
    },
    {
      key: 'errored',
      title: m.jobs_column_errored(),
      kind: 'number',
      width: '54px',
      cell: (row) => formatNumber(displayedFile(row).errored),
    },
    statusColumn(),
    typificationColumn(),
    {
      key: 'validation',
      title: m.jobs_column_validation(),
      width: '92px',
      cell: ({ background_name }) => (background_name === null ? absent : <Lines>{background_name}</Lines>),
    },
    {
      key: 'download',
      title: m.jobs_column_download(),
      width: '98px',
      cell: (row) => (
        <DownloadButtons batchId={row.batch_ksuid} isReady={isFinal(displayedFile(row).status)} />
      ),
    },
    detailsColumn(onOpen),
  ];
}
