import type { ErrorCode } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { endBatch, endWhenOver, markUnpacked } from '../batches.store.ts';
import { jobEventQueue } from '../jobs.queue.ts';

interface FailBatch {
  readonly batchId: string;
  readonly code: ErrorCode;
  readonly params?: Record<string, string | number>;
}

/** Ends a batch that produced no jobs; false when it had ended, or was unpacked, before. */
export async function failBatch(ctx: Context, { batchId, code, params = {} }: FailBatch): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const batch = await endBatch(ctx.db, batchId, { code, params, at: ctx.clock.now() });
    if (!batch) return false;
    await ctx.queue.send(jobEventQueue, {
      type: 'batch.error',
      companyId: batch.companyId,
      batchId,
      jobId: null,
    });
    return true;
  });
}

/** Records that every file of a batch has its job; ends the batch when all of them have ended already. */
export async function endUnpacking(ctx: Context, batchId: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const at = ctx.clock.now();
    const batch = await markUnpacked(ctx.db, batchId, at);
    if (!batch || !(await endWhenOver(ctx.db, batch, at))) return;
    const { companyId } = batch;
    await ctx.queue.send(jobEventQueue, { type: 'batch.done', companyId, batchId, jobId: null });
  });
}
