import { type TaskRow, taskPageSizes } from '@lavra/contract/model/backoffice';
import { useQuery } from '@tanstack/react-query';

import { taskOptionsQuery, tasksQuery, tasksUrl } from '../../../api/backoffice.ts';
import { config } from '../../../base/config.ts';
import { m } from '../../../i18n/messages.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { useIsTight } from '../../../lib/window-width.ts';
import { CallButton } from '../../../ui/dialogs/call-button.tsx';
import { EmptyList } from '../../../ui/feedback/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { numberedPages } from '../../../ui/table/page-tokens.ts';
import { Pager } from '../../../ui/table/pager.tsx';
import {
  type BackofficeChange,
  type BackofficeSearch,
  defaultTaskPageSize,
  questionOf,
} from '../backoffice-search.ts';
import { BackofficeFilter } from '../filter/backoffice-filter.tsx';
import { taskCard, taskColumns } from './task-columns.tsx';
import { TaskDetails } from './task-details.tsx';
import { rangeOf } from '../../../lib/days.ts';

interface TasksTabProps {
  readonly companyId: string;
  readonly search: BackofficeSearch;
  readonly onChange: (change: BackofficeChange) => void;
}

/** A company's jobs in human review: page by page, with the details of each. */
export function TasksTab({ companyId, search, onChange }: TasksTabProps) {
  const { page = 1, size = defaultTaskPageSize, filters, job, batch = job } = search;
  const isTight = useIsTight();
  const question = { ...questionOf(search), page, limit: size };
  const tasks = useQuery(tasksQuery(companyId, question));
  const options = useQuery(taskOptionsQuery(companyId, rangeOf(search)));
  const emails = new Map(options.data?.operators.map(({ user_id, email }) => [user_id, email]));
  const open = ({ job_ksuid, batch_ksuid }: TaskRow) =>
    onChange({ job: job_ksuid, batch: batch_ksuid === job_ksuid ? undefined : batch_ksuid });
  // A changed filter goes back to the first page.
  const filter = (change: BackofficeChange) => onChange({ page: undefined, ...change });
  const total = tasks.data?.total_items ?? 0;
  const hasNext = !tasks.isPlaceholderData && page < (tasks.data?.total_pages ?? 0);
  return (
    <>
      <BackofficeFilter
        search={search}
        options={options.data}
        onChange={filter}
        onRefresh={() => void tasks.refetch()}
      >
        <CallButton call={tasksUrl(companyId)} body={question} base={config().documentsBase} group="review" />
      </BackofficeFilter>
      <DataTable
        label={m.backoffice_tasks()}
        columns={taskColumns({ emailOf: (id) => emails.get(id) ?? id, onOpen: open, isTight })}
        isDense
        card={taskCard}
        rows={tasks.data?.jobs}
        rowKey={({ job_ksuid }) => job_ksuid}
        reservedRows={size}
        isStale={tasks.isPlaceholderData}
        error={tasks.error}
        onRetry={() => void tasks.refetch()}
        onOpen={open}
        empty={
          <EmptyList
            icon="review"
            title={m.backoffice_tasks_empty()}
            text={m.backoffice_tasks_empty_text()}
            filtered={
              filters !== undefined && {
                text: m.backoffice_tasks_none_text(),
                onClear: () => filter({ filters: undefined }),
              }
            }
          />
        }
      />
      <Pager
        rows={tasks.data?.jobs}
        isFailed={tasks.isError}
        pages={numberedPages(page, (next) => onChange({ page: next }))}
        nextToken={hasNext ? String(page + 1) : undefined}
        pageSize={size}
        pageSizes={taskPageSizes}
        onPageSize={(chosen) => filter({ size: chosen })}
        note={
          tasks.data === undefined
            ? undefined
            : m.backoffice_tasks_total({ count: total, shown: formatNumber(total) })
        }
      />
      {job !== undefined && batch !== undefined && (
        <TaskDetails
          companyId={companyId}
          batchId={batch}
          jobId={job}
          emailOf={(id) => emails.get(id) ?? id}
          onClose={() => onChange({ job: undefined, batch: undefined })}
        />
      )}
    </>
  );
}
