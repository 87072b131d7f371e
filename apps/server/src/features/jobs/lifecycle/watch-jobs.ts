import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { endWait, listOverdueOwners } from '../../uploads/index.ts';
import { listStalledBatches } from '../batches.store.ts';
import { failBatch } from './end-batch.ts';
import { finishJob } from './finish-job.ts';
import { unpackQueue, validateQueue } from '../jobs.queue.ts';
import { listStalledJobs, listStalledValidations } from '../jobs.store.ts';
import { retryOrEnd } from './retry-or-end.ts';

/** Jobs and batches handled in one run; the rest follow in the next. */
const limit = 500;
/** Added to the time limit of a reading, so that only jobs that nobody holds are touched. */
const marginMs = 5 * 60_000;

/** Ends waits for files that never came, and requeues what lost its message. */
export async function watchJobs(ctx: Context): Promise<void> {
  for (const { ownerId, ownerKind } of await listOverdueOwners(ctx, limit)) {
    await transaction(ctx, async (ctx) => {
      if (!(await endWait(ctx, ownerId))) return;
      const code = 'files_never_came';
      if (ownerKind === 'job') await finishJob(ctx, { jobId: ownerId, outcome: { kind: 'error', code } });
      if (ownerKind === 'batch') await failBatch(ctx, { batchId: ownerId, code });
    });
  }
  const before = new Date(ctx.clock.now().getTime() - ctx.config.engine.timeoutMs - marginMs);
  for (const { id } of await listStalledJobs(ctx.db, before, limit)) await retryOrEnd(ctx, id);
  const validatedBefore = new Date(before.getTime() - ctx.config.checks.patienceMs);
  for (const { id } of await listStalledValidations(ctx.db, validatedBefore, limit))
    await ctx.queue.send(validateQueue, { jobId: id }, { key: id });
  for (const { id } of await listStalledBatches(ctx.db, before, limit))
    await ctx.queue.send(unpackQueue, { batchId: id }, { key: id });
}
