import type { Context } from '../../../platform/context.ts';
import type { Owner } from '../../uploads/index.ts';
import { markBatchReady } from '../batches.store.ts';
import { recogniseQueue, unpackQueue } from '../jobs.queue.ts';
import { countBacklog, markJobReady } from '../jobs.store.ts';

/** Beyond this a company's backlog no longer pushes its jobs back. */
const fairnessDepth = 1000;

/** Lower the more jobs of the company are waiting to be read, so that no company starves another. */
export async function readingPriority(ctx: Context, companyId: string): Promise<number> {
  return -(await countBacklog(ctx.db, companyId, fairnessDepth));
}

/** Sends a waiting job to be read. Call it inside the transaction that stored its last file. */
export async function startJob(ctx: Context, jobId: string): Promise<void> {
  const job = await markJobReady(ctx.db, jobId, ctx.clock.now());
  if (!job) return;
  await markBatchReady(ctx.db, job.batchId, ctx.clock.now());
  const priority = await readingPriority(ctx, job.companyId);
  await ctx.queue.send(recogniseQueue, { jobId }, { priority, key: jobId });
}

/** Sets going what waited for its files: a job is read, a batch unpacked, a training file merely kept. */
export async function filesArrived(ctx: Context, { ownerKind, ownerId }: Owner): Promise<void> {
  if (ownerKind === 'training') return;
  if (ownerKind === 'job') return startJob(ctx, ownerId);
  const batch = await markBatchReady(ctx.db, ownerId, ctx.clock.now());
  if (batch) await ctx.queue.send(unpackQueue, { batchId: ownerId }, { key: ownerId });
}
