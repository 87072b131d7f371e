import type { Context, FilesOwner, Start } from '../../../platform/context.ts';
import { startingBatch } from '../batches.store.ts';
import { recogniseQueue, unpackQueue } from '../jobs.queue.ts';
import { countBacklog, isStarted, startingJob } from '../jobs.store.ts';

/** Beyond this a company's backlog no longer lowers the priority of its jobs. */
const fairnessDepth = 1000;

/** The more jobs of the company wait to be read, the lower, so that no company starves another. */
export async function readingPriority(ctx: Context, companyId: string): Promise<number> {
  // Read once a second; in between, this process counts the jobs that it adds.
  const backlog = await ctx.cache.read(`backlog ${companyId}`, async () => ({
    count: await countBacklog(ctx.db, companyId, fairnessDepth),
  }));
  backlog.count += 1;
  return -Math.min(backlog.count, fairnessDepth);
}

/** How the last file starts its owner: a job is read, a batch unpacked, a training file only stored. */
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
