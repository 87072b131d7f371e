import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { endWhenOver, markUnpacked } from './batches.store.ts';
import { jobEventQueue } from './job-events.ts';

/** Notes that every file of a batch has its job; ends the batch where all of them have ended already. */
export async function endUnpacking(ctx: Context, batchId: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const at = ctx.clock.now();
    const batch = await markUnpacked(ctx.db, batchId, at);
    if (!batch || !(await endWhenOver(ctx.db, batch, at))) return;
    const { companyId } = batch;
    await ctx.queue.send(jobEventQueue, { type: 'batch.done', companyId, batchId, jobId: null });
  });
}
