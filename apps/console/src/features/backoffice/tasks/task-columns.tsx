import type { TaskRow } from '@lavra/contract/model/backoffice';

import { m } from '../../../i18n/messages.ts';
import { formatDateTime, formatRelative, shortenId } from '../../../lib/formats.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { ActionIcon } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Tooltip } from '../../../ui/controls/tooltip.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/feedback/status-badge.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { ShortId } from '../../../ui/table/short-id.tsx';
import { durationWords } from '../filter/filter-words.ts';
import card from '../../../ui/table/row-cards.module.css';
import { Email } from '../../../ui/table/email.tsx';
import classes from './task-columns.module.css';

type TaskStatus = TaskRow['task']['status'];

const states: Readonly<Record<TaskStatus, { tone: StatusTone; word: () => string }>> = {
  available: { tone: 'info', word: m.backoffice_status_available },
  claimed: { tone: 'info', word: m.backoffice_status_claimed },
  postponed: { tone: 'warning', word: m.backoffice_status_postponed },
  completed: { tone: 'success', word: m.backoffice_status_completed },
  rejected: { tone: 'error', word: m.backoffice_status_rejected },
  expired: { tone: 'error', word: m.backoffice_status_expired },
  cancelled: { tone: 'neutral', word: m.backoffice_status_cancelled },
};

export function statusWord(status: TaskStatus): string {
  return states[status].word();
}

const absent = '–';

export type Lateness = 'late' | 'soon' | 'in-time';

/** A task's wait against its target: over it, in the last fifth before it, or in time. */
export function latenessOf({ task, created_at }: TaskRow, now = Date.now()): Lateness {
  const target = Date.parse(task.target_at);
  const at = task.finished_at === null ? now : Date.parse(task.finished_at);
  if (at > target) return 'late';
  const whole = target - Date.parse(created_at);
  return task.finished_at === null && target - at < whole / 5 ? 'soon' : 'in-time';
}

const targetWords: Readonly<Record<Lateness, (name: { time: string }) => string>> = {
  late: m.backoffice_target_late,
  soon: m.backoffice_target_soon,
  'in-time': m.backoffice_target_in_time,
};

/** Time in the queue; its colour and the tooltip say the same. */
function Wait({ row }: { readonly row: TaskRow }) {
  const lateness = latenessOf(row);
  return (
    <Tooltip label={targetWords[lateness]({ time: formatDateTime(row.task.target_at) })}>
      <span className={classes.wait} data-lateness={lateness}>
        {durationWords(row.task.queue_diff)}
        {lateness === 'late' && <span className={classes.hidden}>{m.backoffice_late()}</span>}
      </span>
    </Tooltip>
  );
}

interface TaskColumnsProps {
  readonly emailOf: (userId: string) => string;
  readonly onOpen: (row: TaskRow) => void;
  /** The window is tight, so columns are narrower. */
  readonly isTight: boolean;
}

/** The id that a row shows: its batch's, if it has one. */
function shownId({ batch_ksuid, job_ksuid }: TaskRow): string {
  return batch_ksuid || job_ksuid;
}

/** The columns of the specification, plus queue and state of each task. */
export function taskColumns({ emailOf, onOpen, isTight }: TaskColumnsProps): Column<TaskRow>[] {
  const width = (usual: number, tight: number) => `${isTight ? tight : usual}px` as const;
  return [
    {
      key: 'time',
      title: m.backoffice_column_time(),
      kind: 'time',
      width: width(152, 102),
      cell: ({ created_at }) => (
        <time className={classes.lines} dateTime={created_at}>
          {formatDateTime(created_at)}
        </time>
      ),
    },
    {
      key: 'id',
      title: m.backoffice_column_id(),
      kind: 'id',
      width: width(136, 126),
      cell: (row) => <ShortId id={shownId(row)} />,
    },
    {
      key: 'endpoint',
      title: m.backoffice_column_endpoint(),
      width: width(140, 92),
      cell: ({ service }) => <span className={classes.lines}>{serviceName(service)}</span>,
    },
    {
      key: 'project',
      title: m.backoffice_column_queue(),
      width: width(128, 96),
      cell: ({ task }) => (
        <span className={classes.lines}>{task.project === '' ? absent : task.project}</span>
      ),
    },
    {
      key: 'operator',
      title: m.backoffice_column_operator(),
      ...(isTight ? { width: '120px' } : {}),
      cell: ({ task }) => (
        <span className={classes.lines}>
          {task.operator === null ? absent : <Email>{emailOf(task.operator)}</Email>}
        </span>
      ),
    },
    {
      key: 'queue_diff',
      title: m.backoffice_column_queue_time(),
      kind: 'number',
      width: '112px',
      cell: (row) => <Wait row={row} />,
    },
    {
      key: 'diff',
      title: m.backoffice_column_work_time(),
      kind: 'number',
      width: width(126, 84),
      cell: ({ task }) => (task.diff === null ? absent : durationWords(task.diff)),
    },
    {
      key: 'status',
      title: m.backoffice_column_status(),
      kind: 'status',
      width: width(120, 112),
      cell: ({ task }) => (
        <StatusBadge tone={states[task.status].tone}>{statusWord(task.status)}</StatusBadge>
      ),
    },
    {
      key: 'details',
      title: m.backoffice_column_details(),
      kind: 'actions',
      width: '46px',
      cell: (row) => (
        <Tooltip label={m.backoffice_column_details()}>
          <ActionIcon
            variant="subtle"
            size={28}
            aria-label={m.backoffice_details_of({ id: shortenId(shownId(row)) })}
            onClick={() => onOpen(row)}
          >
            <Icon name="eye" size={18} />
          </ActionIcon>
        </Tooltip>
      ),
    },
  ];
}

/** A task in two lines, for a phone. */
export function taskCard(row: TaskRow) {
  const { task, service, created_at } = row;
  return (
    <>
      <span className={card.name}>{serviceName(service)}</span>
      <StatusBadge tone={states[task.status].tone}>{statusWord(task.status)}</StatusBadge>
      <span className={card.text}>
        <time dateTime={created_at}>{formatRelative(created_at)}</time>
        {task.project === '' ? '' : ` · ${task.project}`}
      </span>
      <span className={classes.wait} data-lateness={latenessOf(row)}>
        {durationWords(task.queue_diff)}
      </span>
    </>
  );
}
