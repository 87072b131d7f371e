import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';
import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { verb } from '../../../platform/verb.ts';
import { endWait } from '../../uploads/index.ts';
import { type Batch, findBatch } from '../batches.store.ts';
import { failBatch } from './end-batch.ts';
import { finishJob } from './finish-job.ts';
import { type Job, findJob, listJobsOf } from '../jobs.store.ts';

/** Ends a job, or every job of a batch, that has not ended. Throws `not_found`; `conflict` when all had ended already. */
export const cancelJob = verb(processedFileEndpoints.cancelJob, async ({ ctx, params }) => {
  const job = await findJob(ctx.db, params.jobId, params.companyId);
  const isEnded = job ? await endJob(ctx, job) : await endWholeBatch(ctx, params);
  if (!isEnded) throw new ContractError('conflict');
  return {};
});

/** Also true for a job that was cancelled already. */
async function endJob(ctx: Context, { id, status, errorCode }: Job): Promise<boolean> {
  if (status === 'done' || status === 'error') return errorCode === 'cancelled';
  return transaction(ctx, async (ctx) => {
    await endWait(ctx, id);
    return finishJob(ctx, { jobId: id, outcome: { kind: 'error', code: 'cancelled' } });
  });
}

async function endWholeBatch(
  ctx: Context,
  { companyId, jobId }: { companyId: string; jobId: string },
): Promise<boolean> {
  const batch = await findBatch(ctx.db, jobId, companyId);
  if (!batch) throw new ContractError('not_found');
  let isAnyEnded = await endUnpacking(ctx, batch);
  const jobs = await listJobsOf(ctx.db, { ...batch, isSingle: false });
  for (const job of jobs) isAnyEnded = (await endJob(ctx, job)) || isAnyEnded;
  return isAnyEnded;
}

/** Ends a batch whose archive has not arrived, or is not completely unpacked. */
async function endUnpacking(ctx: Context, { id, status, errorCode }: Batch): Promise<boolean> {
  if (status === 'error') return errorCode === 'cancelled';
  if (status === 'done') return false;
  return transaction(ctx, async (ctx) => {
    await endWait(ctx, id);
    return failBatch(ctx, { batchId: id, code: 'cancelled' });
  });
}
