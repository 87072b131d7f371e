import { callUrl } from '@lavra/contract/client';
import { processedFilesPageSizes } from '@lavra/contract/constants';
import { resultEndpoints } from '@lavra/contract/endpoints/results';
import type { BatchInfo, ProcessedFile } from '@lavra/contract/model/job';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { batchJobsQuery, isBatchOver, rowId } from '../../../api/jobs.ts';
import { config } from '../../../base/config.ts';
import { m } from '../../../i18n/messages.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { DetailList } from '../../../ui/layout/detail-list.tsx';
import { CallButton } from '../../../ui/dialogs/call-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { usePageTokens } from '../../../ui/table/page-tokens.ts';
import { Pager } from '../../../ui/table/pager.tsx';
import { JobFailure } from '../../../ui/job-viewer/job-failure.tsx';
import { defaultPageSize, type PageSize } from '../job-search.ts';
import { CancelButton } from './cancel-button.tsx';
import { DownloadButtons } from '../rows/download-buttons.tsx';
import classes from './batch-details.module.css';
import { detailsColumn, identityColumns, statusColumn, typificationColumn } from '../rows/row-columns.tsx';
import { batchFacts } from '../../../ui/job-viewer/job-facts.tsx';

interface BatchDetailsProps {
  readonly batch: BatchInfo;
  readonly onJob: (jobId: string) => void;
}

function BatchJobs({ batch, onJob }: BatchDetailsProps) {
  const [size, setSize] = useState<PageSize>(defaultPageSize);
  const pages = usePageTokens(`${batch.batch_id} ${size}`);
  const jobs = useQuery(batchJobsQuery(batch, { size, token: pages.token }));
  const open = (row: ProcessedFile) => onJob(rowId(row));
  return (
    <>
      <DataTable
        label={m.jobs_batch_jobs()}
        columns={[...identityColumns(), statusColumn(), typificationColumn(), detailsColumn(open)]}
        rows={jobs.data?.jobs}
        rowKey={rowId}
        isStale={jobs.isPlaceholderData}
        error={jobs.error}
        onRetry={() => void jobs.refetch()}
        onOpen={open}
        empty={
          <EmptyState
            title={m.jobs_batch_jobs_empty()}
            text={isBatchOver(batch) ? m.jobs_batch_jobs_none() : m.jobs_batch_jobs_waiting()}
          />
        }
      />
      <Pager
        rows={jobs.data?.jobs}
        isFailed={jobs.isError}
        of={m.jobs_batch_jobs()}
        pages={pages}
        nextToken={jobs.isPlaceholderData ? undefined : jobs.data?.nextPageToken}
        pageSize={size}
        pageSizes={processedFilesPageSizes}
        onPageSize={setSize}
      />
    </>
  );
}

/** A batch, its progress and its jobs. */
export function BatchDetails({ batch, onJob }: BatchDetailsProps) {
  const { batch_id, total_jobs, total_processed, total_errored } = batch;
  const finished = total_processed + total_errored;
  return (
    <div className={classes.root}>
      <DetailList details={batchFacts(batch)} />
      {batch.status === 'error' && (
        <JobFailure jobId={batch_id} reason={batch.error ?? undefined} code={batch.error_code ?? undefined} />
      )}
      <div className={classes.head}>
        <h2 className={classes.title}>{m.jobs_batch_jobs()}</h2>
        {total_jobs > 0 && (
          <span className={classes.progress}>
            <progress max={total_jobs} value={finished} aria-label={m.jobs_batch_jobs()} />
            {m.jobs_batch_progress({ done: formatNumber(finished), total: formatNumber(total_jobs) })}
          </span>
        )}
        <span className={classes.actions}>
          <CallButton
            call={callUrl(resultEndpoints.getBatchResult, { params: { batchId: batch_id } })}
            base={config().documentsBase}
            token="client"
            group="results"
          />
          {isBatchOver(batch) ? null : <CancelButton id={batch_id} />}
          <DownloadButtons batchId={batch_id} isReady={isBatchOver(batch)} />
        </span>
      </div>
      <BatchJobs batch={batch} onJob={onJob} />
    </div>
  );
}
