import type { Context } from '../../../platform/context.ts';
import { findBatch } from '../batches.store.ts';
import type { JobEvent } from '../jobs.queue.ts';
import { presentBatchWord, presentError, presentJobResult } from '../jobs.presenter.ts';
import { findJobWithResult } from '../jobs.store.ts';

type Subject = Pick<JobEvent, 'companyId' | 'batchId' | 'jobId'>;

/** What a webhook tells of a job or batch as it stands now; ids alone of one that is no longer kept. */
export async function jobEventData(
  ctx: Context,
  { companyId, batchId, jobId, isVerbose }: Subject & { readonly isVerbose: boolean },
): Promise<Record<string, unknown>> {
  if (jobId === null) return { batch_ksuid: batchId, ...(await batchData(ctx, companyId, batchId)) };
  const ids = { batch_ksuid: batchId, job_ksuid: jobId };
  const found = await findJobWithResult(ctx.db, jobId, companyId);
  if (!found) return ids;
  if (isVerbose) return { ...ids, ...presentJobResult(found.job, found.result, ctx.locale) };
  const { service, status } = found.job;
  return { ...ids, service, status, ...presentError(found.job, ctx.locale) };
}

async function batchData(ctx: Context, companyId: string, batchId: string): Promise<Record<string, unknown>> {
  const batch = await findBatch(ctx.db, batchId, companyId);
  if (!batch) return {};
  const { service, status, totalJobs, processedJobs, erroredJobs } = batch;
  return {
    service,
    status: presentBatchWord(status),
    total_jobs: totalJobs,
    total_processed: processedJobs,
    total_errored: erroredJobs,
    ...presentError(batch, ctx.locale),
  };
}
