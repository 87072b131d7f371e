import { type BatchInfo, isFinal, type JobInfo } from '@lavra/contract/model/job';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { ApiError } from '@lavra/contract/api-error';
import { followEvery, newMs } from './follow.ts';
import { jobsApi } from './jobs-api.ts';
import { type JobPage, listKey } from './list-processed-files.ts';

export type Details =
  | { readonly kind: 'job'; readonly job: JobInfo }
  | { readonly kind: 'batch'; readonly batch: BatchInfo };

export interface Wanted {
  readonly companyId: string;
  readonly id: string;
}

async function getJob({ companyId, id }: Wanted, signal: AbortSignal): Promise<Details> {
  return { kind: 'job', job: await jobsApi.getCompanyJobInfo({ params: { companyId, jobId: id } }, signal) };
}

async function getBatch({ companyId, id }: Wanted, signal: AbortSignal): Promise<Details> {
  return {
    kind: 'batch',
    batch: await jobsApi.getCompanyBatchInfo({ params: { companyId, batchId: id } }, signal),
  };
}

/** A list in memory shows it as a batch of several. */
function isListedBatch(client: QueryClient, { companyId, id }: Wanted): boolean {
  return client
    .getQueriesData<JobPage>({ queryKey: listKey(companyId) })
    .some(([, page]) => page?.jobs.some((row) => row.batch_ksuid === id && row.job_ksuid !== id));
}

/** A job, or the batch that has no job of its own id. */
async function getEither(wanted: Wanted, signal: AbortSignal, client: QueryClient): Promise<Details> {
  if (isListedBatch(client, wanted)) return getBatch(wanted, signal);
  try {
    return await getJob(wanted, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return getBatch(wanted, signal);
    throw error;
  }
}

/** A batch is `done` once its jobs exist; it is over when they are. */
export function isBatchOver({ status, total_jobs, total_processed, total_errored }: BatchInfo): boolean {
  return status === 'error' || (status === 'done' && total_processed + total_errored >= total_jobs);
}

function isOver(details: Details | undefined): boolean {
  if (details === undefined) return true;
  return details.kind === 'job' ? isFinal(details.job.status) : isBatchOver(details.batch);
}

/** Everything about a job or a batch, followed until it is final. */
export function detailsQuery(wanted: Wanted) {
  return queryOptions({
    queryKey: ['jobs', wanted.companyId, 'details', wanted.id],
    queryFn: ({ signal, client }) => getEither(wanted, signal, client),
    staleTime: newMs,
    refetchInterval: ({ state }) => followEvery(!isOver(state.data), state.status),
  });
}
