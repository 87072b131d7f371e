import type { Context } from '../../../platform/context.ts';
import { maxAttempts } from './claim-job.ts';
import { finishJob } from './finish-job.ts';
import { recogniseQueue } from '../jobs.queue.ts';
import { findJob } from '../jobs.store.ts';
import { readingPriority } from './start-job.ts';

/** For a job whose message is lost: queues it again while attempts are left, else ends it. */
export async function retryOrEnd(ctx: Context, jobId: string): Promise<void> {
  const job = await findJob(ctx.db, jobId);
  if (job?.status !== 'processing' || job.reviewAt !== null) return;
  if (job.attempts >= maxAttempts) {
    await finishJob(ctx, { jobId, outcome: { kind: 'error', code: 'processing_lost' } });
    return;
  }
  const priority = await readingPriority(ctx, job.companyId);
  await ctx.queue.send(recogniseQueue, { jobId }, { priority, key: jobId });
}
