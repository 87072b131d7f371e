import { consoleSource } from '@lavra/contract/constants';
import { displayedFile, isFinal, type ProcessedFile } from '@lavra/contract/model/job';

import { m } from '../../../i18n/messages.ts';
import { formatNumber, shortenId } from '../../../lib/formats.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { JobStatusBadge } from '../../../ui/feedback/job-status-badge.tsx';
import { Ago } from '../../../ui/table/relative-time.tsx';
import { DownloadButtons } from '../rows/download-buttons.tsx';
import card from '../../../ui/table/row-cards.module.css';
import classes from './job-columns.module.css';
import {
  absent,
  detailsColumn,
  fileName,
  Identity,
  type JobColumn,
  Lines,
  serviceColumn,
  statusColumn,
  timeColumn,
  typificationColumn,
} from '../rows/row-columns.tsx';
import { rowId } from '../../../api/jobs.ts';

/** A file in two lines, for a phone: name and status, service and age. */
export function fileCard(row: ProcessedFile) {
  const { errored } = displayedFile(row);
  return (
    <>
      <span className={card.name}>{fileName(row) ?? shortenId(rowId(row))}</span>
      <JobStatusBadge status={displayedFile(row).status} />
      <span className={card.text}>
        {serviceName(row.service)} · <Ago value={row.created_at} />
      </span>
      {typeof row.doubts === 'number' && row.doubts > 0 && (
        <span className={classes.doubts}>{m.jobs_doubts({ count: row.doubts })}</span>
      )}
      {row.total_jobs > 1 && (
        <span className={card.text} data-errors={errored > 0 || undefined}>
          {errored > 0
            ? m.jobs_card_errors({ count: errored })
            : m.jobs_card_files({ count: row.total_jobs })}
        </span>
      )}
    </>
  );
}

function isBatch({ job_ksuid }: ProcessedFile): boolean {
  return job_ksuid === null;
}

/** The picture of the first page, or an icon in its place. */
function Thumbnail({ row, url }: { readonly row: ProcessedFile; readonly url: string | undefined }) {
  if (url !== undefined) return <img className={classes.thumbnail} src={url} alt="" />;
  return (
    <span className={classes.thumbnail}>
      <Icon name={isBatch(row) ? 'files' : 'file'} size={16} />
    </span>
  );
}

const steps = [1, 2, 3, 4, 5] as const;

/** Status of a row; for a batch also its progress in five steps and its errors. */
function Standing({ row }: { readonly row: ProcessedFile }) {
  const { status, processed, errored } = displayedFile(row);
  const badge = <JobStatusBadge status={status} />;
  if (!isBatch(row) || row.total_jobs === 0) return badge;
  const share = ((processed + errored) / row.total_jobs) * steps.length;
  return (
    <span className={classes.standing}>
      {badge}
      <span className={classes.batch}>
        <span className={classes.steps} aria-hidden="true">
          {steps.map((step) => (
            <i key={step} data-on={share >= step || undefined} />
          ))}
        </span>
        {errored > 0 ? (
          <b>{m.jobs_card_errors({ count: errored })}</b>
        ) : (
          `${formatNumber(processed)}/${formatNumber(row.total_jobs)}`
        )}
      </span>
    </span>
  );
}

/** Where it came from: an icon for the known sources, the text of any other. */
function Source({ source }: { readonly source: string }) {
  if (source !== '' && source !== consoleSource) return <Lines>{source}</Lines>;
  const word = source === '' ? m.jobs_source_api() : m.jobs_source_console();
  return (
    <span className={classes.source} title={word}>
      <Icon name={source === '' ? 'code' : 'monitor'} size={18} />
      <span className={classes.hidden}>{word}</span>
    </span>
  );
}

/** The number of values to review or, if there is none, the lowest confidence. */
function Confidence({ row: { doubts, lowest_confidence: lowest } }: { readonly row: ProcessedFile }) {
  if (typeof doubts !== 'number') return absent;
  const percent = typeof lowest === 'number' ? `${Math.floor(lowest)}%` : absent;
  if (doubts === 0) return percent;
  return (
    <span className={classes.doubts} title={m.jobs_lowest_confidence({ percent })}>
      {m.jobs_doubts({ count: doubts })}
    </span>
  );
}

interface FileColumns {
  readonly onOpen: (row: ProcessedFile) => void;
  /** Object URLs of the first pages, by id. */
  readonly thumbnails: ReadonlyMap<string, string>;
  /** Only the most needed columns fit. */
  readonly isTight: boolean;
}

/** The columns of the list of processed files. */
export function fileColumns({ onOpen, thumbnails, isTight }: FileColumns): JobColumn[] {
  const width = (usual: number, tight: number) => `${isTight ? tight : usual}px` as const;
  return [
    {
      key: 'id',
      title: m.jobs_column_id(),
      kind: 'id',
      cell: (row) => (
        <span className={classes.document}>
          <Thumbnail row={row} url={thumbnails.get(rowId(row))} />
          <Identity row={row} />
        </span>
      ),
    },
    { ...serviceColumn(), width: width(168, 108) },
    {
      ...statusColumn(),
      width: width(148, 126),
      cell: (row) => <Standing row={row} />,
    },
    {
      key: 'confidence',
      title: m.jobs_column_confidence(),
      width: width(108, 100),
      isNeeded: true,
      says: ({ doubts }) => typeof doubts === 'number',
      cell: (row) => <Confidence row={row} />,
    },
    {
      key: 'source',
      title: m.jobs_column_source(),
      width: width(72, 52),
      says: () => true,
      cell: ({ source }) => <Source source={source} />,
    },
    {
      key: 'total',
      title: m.jobs_column_total(),
      kind: 'number',
      width: '56px',
      says: isBatch,
      cell: ({ total_jobs }) => formatNumber(total_jobs === 0 ? 1 : total_jobs),
    },
    {
      key: 'processed',
      title: m.jobs_column_processed(),
      kind: 'number',
      width: '100px',
      says: isBatch,
      cell: (row) => formatNumber(displayedFile(row).processed),
    },
    {
      key: 'errored',
      title: m.jobs_column_errored(),
      kind: 'number',
      width: '60px',
      says: isBatch,
      cell: (row) => formatNumber(displayedFile(row).errored),
    },
    typificationColumn(),
    {
      key: 'validation',
      title: m.jobs_column_validation(),
      width: '112px',
      says: ({ background_name }) => background_name !== null,
      cell: ({ background_name }) => (background_name === null ? absent : <Lines>{background_name}</Lines>),
    },
    { ...timeColumn(), width: '118px' },
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

interface Choice {
  readonly rows: readonly ProcessedFile[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The checkbox column; the one in the header selects the whole page. */
export function choiceColumn({ rows, chosen, onChoose }: Choice): JobColumn {
  const isAll = rows.length > 0 && rows.every((row) => chosen.has(rowId(row)));
  return {
    key: 'choice',
    title: m.jobs_choose(),
    kind: 'choice',
    width: '40px',
    head: (
      <label className={classes.box}>
        <input
          type="checkbox"
          aria-label={m.jobs_choose_page()}
          checked={isAll}
          disabled={rows.length === 0}
          onChange={() => onChoose(new Set(isAll ? [] : rows.map((row) => rowId(row))))}
        />
      </label>
    ),
    cell: (row) => (
      <label className={classes.box}>
        <input
          type="checkbox"
          aria-label={m.jobs_choose_one({ name: fileName(row) ?? shortenId(rowId(row)) })}
          checked={chosen.has(rowId(row))}
          onChange={({ currentTarget }) => {
            const next = new Set(chosen);
            if (currentTarget.checked) next.add(rowId(row));
            else next.delete(rowId(row));
            onChoose(next);
          }}
        />
      </label>
    ),
  };
}
