import { processedFilesPageSizes, searchedAtOnce } from '@lavra/contract/constants';
import { callUrl } from '@lavra/contract/client';
import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';
import type { ProcessedFile } from '@lavra/contract/model/job';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';

import { changesQuery, processedFilesQuery, rowId } from '../../../api/jobs.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { config } from '../../../base/config.ts';
import { inTime } from '../../../base/in-time.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { useIsNarrow, useIsTight } from '../../../lib/window-width.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyList, EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { CallButton } from '../../../ui/dialogs/call-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { usePagesOfAddress } from '../../../ui/table/page-tokens.ts';
import { Pager } from '../../../ui/table/pager.tsx';
import { choiceColumn, fileCard, fileColumns } from './job-columns.tsx';
import { JobFilter } from './job-filter.tsx';
import { useShownColumns } from './use-shown-columns.ts';
import { useThumbnails } from './use-thumbnails.ts';
import {
  defaultPageSize,
  isFiltered,
  type JobListPath,
  type JobSearch,
  listQueryOf,
  parseJobSearch,
} from '../job-search.ts';
import { Button, buttonLook } from '../../../ui/controls/button.tsx';

const ColumnChoice = lazy(
  inTime(() =>
    import('../../../ui/controls/opened/column-choice.tsx').then((module) => ({
      default: module.ColumnChoice,
    })),
  ),
);
const BulkBar = lazy(inTime(() => import('./bulk-bar.tsx').then((module) => ({ default: module.BulkBar }))));
const SendDialog = lazy(
  inTime(() => import('../sending/send-dialog.tsx').then((module) => ({ default: module.SendDialog }))),
);

/** Returns the previous object as long as no value has changed. */
function useSame(search: JobSearch): JobSearch {
  const [same, setSame] = useState(search);
  if (JSON.stringify(same) === JSON.stringify(search)) return same;
  setSame(search);
  return search;
}

interface NoFilesProps {
  readonly isFiltered: boolean;
  /** Set when a search has more rows to look through. */
  readonly onSearchOn: (() => void) | undefined;
  readonly onClear: () => void;
  readonly send: ReactNode;
}

function NoFiles({ isFiltered, onSearchOn, onClear, send }: NoFilesProps) {
  if (onSearchOn)
    return (
      <EmptyState
        icon="search"
        title={m.jobs_empty_so_far()}
        text={m.jobs_empty_so_far_text({ count: formatNumber(searchedAtOnce) })}
        action={<Button onClick={onSearchOn}>{m.jobs_search_on()}</Button>}
      />
    );
  return isFiltered ? (
    <EmptyList title={m.jobs_empty()} filtered={{ text: m.jobs_empty_filtered_text(), onClear }} />
  ) : (
    <EmptyState title={m.jobs_empty()} text={m.jobs_empty_text()} action={send} />
  );
}

interface ColumnMenuProps extends ReturnType<typeof useShownColumns> {
  readonly known: Parameters<typeof useShownColumns>[0];
}

function ColumnMenu({ known, hidden, toggle }: ColumnMenuProps) {
  return (
    <Suspense
      fallback={
        <Button variant="default" disabled>
          {m.columns()}
        </Button>
      }
    >
      <ColumnChoice
        columns={known.map(({ key, title }) => ({ name: key, label: title }))}
        hidden={hidden}
        onToggle={toggle}
        look={{ ...buttonLook({ variant: 'default' }) }}
        isBelow
      />
    </Suspense>
  );
}

/** Batches and single jobs of a company, newest first. */
export function JobListScreen() {
  return <JobList base="/processed-files" />;
}

interface JobListProps {
  readonly base: JobListPath;
  /** Stands between the title and the filters. */
  readonly choice?: ReactNode;
}

/** The list at the given path. */
export function JobList({ base, choice }: JobListProps) {
  const companyId = useCompanyId();
  const search = useSame(parseJobSearch(useSearch({ strict: false })));
  const navigate = useNavigate({ from: base });
  const [isSending, setSending] = useState(false);
  const { page, token, ...filter } = search;
  const pages = usePagesOfAddress(
    JSON.stringify([companyId, filter]),
    { ...(page === undefined ? {} : { page }), ...(token === undefined ? {} : { token }) },
    (shown) => void navigate({ search: (before) => parseJobSearch({ ...before, ...shown }) }),
  );
  const list = useQuery(processedFilesQuery(companyId, listQueryOf(search)));
  // New rows are rendered in slices, so that the page stays responsive.
  const rows = useDeferredValue(list.data?.jobs);
  const nextToken = list.isPlaceholderData ? undefined : list.data?.nextPageToken;
  useQuery(changesQuery(companyId, rows ?? []));

  const change = (next: { readonly [K in keyof JobSearch]: JobSearch[K] | undefined }) =>
    void navigate({
      search: (before) => parseJobSearch({ ...before, page: undefined, token: undefined, ...next }),
      replace: true,
      resetScroll: false,
    });
  const clear = () =>
    change({
      service: undefined,
      startDate: undefined,
      endDate: undefined,
      finishedDate: undefined,
      id: undefined,
      search: undefined,
    });
  const send = (
    <Button leftSection={<Icon name="upload" size={16} />} onClick={() => setSending(true)}>
      {m.jobs_send()}
    </Button>
  );
  const isNarrow = useIsNarrow();
  const isTight = useIsTight();
  const thumbnails = useThumbnails(companyId, rows);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chosenRows = (rows ?? []).filter((row) => chosen.has(rowId(row)));
  const open = useCallback(
    (row: ProcessedFile) => void navigate({ to: `${base}/$id`, params: { id: rowId(row) }, search }),
    [base, navigate, search],
  );
  const known = useMemo(
    () => fileColumns({ onOpen: open, thumbnails, isTight }),
    [open, thumbnails, isTight],
  );
  const shownColumns = useShownColumns(known, rows, isTight);
  const { shown } = shownColumns;
  const columns = useMemo(
    () => [choiceColumn({ rows: rows ?? [], chosen, onChoose: setChosen }), ...shown],
    [rows, chosen, shown],
  );
  return (
    <>
      <PageHeader
        title={m.jobs_title()}
        text={m.jobs_text()}
        actions={
          <>
            <CallButton
              call={callUrl(processedFileEndpoints.listProcessedFiles, {
                params: { companyId },
                query: listQueryOf(search),
              })}
              base={config().documentsBase}
              group="files"
            />
            {send}
          </>
        }
      />
      {choice}
      <JobFilter
        search={search}
        onChange={change}
        onClear={clear}
        onRefresh={() => void list.refetch()}
        more={isNarrow ? null : <ColumnMenu known={known} {...shownColumns} />}
      />
      <DataTable
        label={m.jobs_list()}
        columns={columns}
        rows={rows}
        rowKey={rowId}
        reservedRows={search.size ?? defaultPageSize}
        isStale={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        onOpen={open}
        card={fileCard}
        isDense
        empty={
          <NoFiles
            isFiltered={isFiltered(search)}
            onSearchOn={nextToken ? () => pages.next(nextToken) : undefined}
            onClear={clear}
            send={send}
          />
        }
      />
      <Pager
        rows={rows}
        isFailed={list.isError}
        pages={pages}
        nextToken={nextToken}
        pageSize={search.size ?? defaultPageSize}
        pageSizes={processedFilesPageSizes}
        onPageSize={(size) => change({ size })}
      />
      <Suspense>
        {chosenRows.length > 0 && <BulkBar rows={chosenRows} onDone={() => setChosen(new Set())} />}
      </Suspense>
      <Suspense>{isSending && <SendDialog onClose={() => setSending(false)} />}</Suspense>
    </>
  );
}
