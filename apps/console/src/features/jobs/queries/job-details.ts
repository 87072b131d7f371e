import { type BatchInfo, isFinal, type JobInfo } from '@lavra/contract/model/job';
import { queryOptions } from '@tanstack/react-query';

import { ApiError } from '../../../lib/api-error.ts';
import { followEvery } from './follow.ts';
import { jobsApi } from './jobs-api.ts';

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

/** A job, or the batch that has no job of its own id. */
async function getEither(wanted: Wanted, signal: AbortSignal): Promise<Details> {
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
    queryFn: ({ signal }) => getEither(wanted, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => followEvery(!isOver(state.data), state.status),
  });
}
