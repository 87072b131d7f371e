import type { Context, FilesOwner, Start } from '../../../platform/context.ts';
import { startingBatch } from '../batches.store.ts';
import { recogniseQueue, unpackQueue } from '../jobs.queue.ts';
import { countBacklog, isStarted, startingJob } from '../jobs.store.ts';

/** Beyond this a company's backlog no longer pushes its jobs back. */
const fairnessDepth = 1000;

/** Lower the more jobs of the company are waiting to be read, so that no company starves another. */
export async function readingPriority(ctx: Context, companyId: string): Promise<number> {
  // Read once a second; in between, what this process itself adds is counted.
  const backlog = await ctx.cache.read(`backlog ${companyId}`, async () => ({
    count: await countBacklog(ctx.db, companyId, fairnessDepth),
  }));
  backlog.count += 1;
  return -Math.min(backlog.count, fairnessDepth);
}

/** How the last file sets its owner going: a job is read, a batch unpacked, a training file merely kept. */
export async function filesArrived(
  ctx: Context,
  { ownerKind, ownerId, companyId }: FilesOwner,
): Promise<Start | undefined> {
  if (ownerKind === 'training') return undefined;
  if (ownerKind === 'batch') {
    const messages = [{ data: { batchId: ownerId }, options: { key: ownerId } }];
    const going = startingBatch(ctx.queue.insertion(unpackQueue, messages, isStarted));
    return { going, queue: unpackQueue };
  }
  const priority = await readingPriority(ctx, companyId);
  const messages = [{ data: { jobId: ownerId }, options: { priority, key: ownerId } }];
  const going = startingJob(ctx.queue.insertion(recogniseQueue, messages, isStarted));
  return { going, queue: recogniseQueue };
}
