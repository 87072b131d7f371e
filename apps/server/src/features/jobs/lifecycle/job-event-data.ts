import { createBatcher } from '../../../platform/batcher.ts';
import type { Context, Dependencies } from '../../../platform/context.ts';
import { findBatch } from '../batches.store.ts';
import type { JobEvent } from '../jobs.queue.ts';
import { presentBatchWord, presentError, presentJobResult } from '../jobs.presenter.ts';
import { findJobWithResult, listJobStates } from '../jobs.store.ts';

type Subject = Pick<JobEvent, 'companyId' | 'batchId' | 'jobId'>;

/** Jobs whose events are sent at the same moment are read together. */
const stateReader = ({ db }: Dependencies) =>
  createBatcher(
    async (ids: readonly string[]) => {
      const found = new Map((await listJobStates(db, ids)).map((job) => [job.id, job]));
      return ids.map((id) => found.get(id));
    },
    { gatherMs: 10 },
  );

/** What a webhook reports about a job or batch in its current state; only the ids when it no longer exists. */
export async function jobEventData(
  ctx: Context,
  { companyId, batchId, jobId, isVerbose }: Subject & { readonly isVerbose: boolean },
): Promise<Record<string, unknown>> {
  if (jobId === null) return { batch_ksuid: batchId, ...(await batchData(ctx, companyId, batchId)) };
  const ids = { batch_ksuid: batchId, job_ksuid: jobId };
  if (isVerbose) {
    const found = await findJobWithResult(ctx.db, jobId, companyId);
    return found ? { ...ids, ...presentJobResult(found.job, found.result, ctx.locale) } : ids;
  }
  const job = await ctx.once(stateReader)(jobId);
  if (job?.companyId !== companyId) return ids;
  return { ...ids, service: job.service, status: job.status, ...presentError(job, ctx.locale) };
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
