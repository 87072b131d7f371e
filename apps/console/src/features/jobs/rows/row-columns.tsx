import { displayedFile, type ProcessedFile } from '@lavra/contract/model/job';

import { m } from '../../../i18n/messages.ts';
import { shortenId } from '../../../lib/formats.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { RelativeTime } from '../../../ui/table/relative-time.tsx';
import { ShortId } from '../../../ui/table/short-id.tsx';
import classes from './row-columns.module.css';
import { JobStatusBadge } from '../../../ui/feedback/job-status-badge.tsx';
import { serviceName } from '../../../lib/service-name.ts';
import { ActionIcon } from '../../../ui/controls/button.tsx';
import { Tooltip } from '../../../ui/controls/tooltip.tsx';
import { rowId } from '../../../api/jobs.ts';

export interface JobColumn extends Column<ProcessedFile> {
  /**
   * Whether the column has something to show for the row; a column without it is always shown. The user can override
   * both.
   */
  readonly says?: (row: ProcessedFile) => boolean;
  /** Also shown in a tight window, if it has something to show. */
  readonly isNeeded?: boolean;
}

export function fileName({ filename }: ProcessedFile): string | undefined {
  return filename === null || filename === '' ? undefined : filename;
}

export function Identity({ row }: { readonly row: ProcessedFile }) {
  const name = fileName(row);
  return (
    <span className={classes.identity}>
      {name !== undefined && (
        <span className={classes.file} title={name}>
          {name}
        </span>
      )}
      <ShortId id={rowId(row)} />
    </span>
  );
}

export const absent = '–';

/** Text that wraps to a second line rather than being cut off. */
export function Lines({ children }: { readonly children: string }) {
  return (
    <span className={classes.lines} title={children}>
      {children}
    </span>
  );
}

export function timeColumn(): JobColumn {
  return {
    key: 'time',
    title: m.jobs_column_time(),
    kind: 'time',
    width: '112px',
    cell: ({ created_at }) => <RelativeTime value={created_at} />,
  };
}

export function serviceColumn(): JobColumn {
  return {
    key: 'service',
    title: m.jobs_column_service(),
    width: '168px',
    cell: ({ service }) => <Lines>{serviceName(service)}</Lines>,
  };
}

/** The columns that jobs and batches share. */
export function identityColumns(): JobColumn[] {
  return [
    timeColumn(),
    { key: 'id', title: m.jobs_column_id(), kind: 'id', cell: (row) => <Identity row={row} /> },
    serviceColumn(),
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
    width: '112px',
    says: ({ typification }) => typification !== null,
    cell: ({ typification }) => (typification === null ? absent : <Lines>{serviceName(typification)}</Lines>),
  };
}

export function detailsColumn(onOpen: (row: ProcessedFile) => void): JobColumn {
  return {
    key: 'details',
    title: m.jobs_column_details(),
    kind: 'actions',
    width: '54px',
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
