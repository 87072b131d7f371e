import type { ErrorCode } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { endBatch } from './batches.store.ts';
import { jobEventQueue } from './job-events.ts';

interface FailBatch {
  readonly batchId: string;
  readonly code: ErrorCode;
  readonly params?: Record<string, string | number>;
}

/** Ends a batch that gave no jobs; false when it had ended, or was unpacked, before. */
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
