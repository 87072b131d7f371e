import type { Context } from '../../platform/context.ts';
import { finishJob } from './finish-job.ts';
import { type Job, returnAttempt, takeJob } from './jobs.store.ts';

/** Times that a job is taken up before it is given up. */
export const maxAttempts = 3;

/** A job that this worker may read; its attempt fences off every earlier one. */
export type Reading = Pick<Job, 'id' | 'companyId' | 'service' | 'metadata' | 'attempts'>;

/** Takes a job up; undefined when there is nothing to read, or no attempt is left: then the job ends here. */
export async function beginReading(ctx: Context, jobId: string): Promise<Reading | undefined> {
  const job = await takeJob(ctx.db, jobId, ctx.clock.now());
  if (!job || job.attempts <= maxAttempts) return job;
  await finishJob(ctx, { jobId, outcome: { kind: 'error', code: 'processing_lost' } });
  return undefined;
}

/** Gives an attempt back that was broken off from outside, not failed. */
export async function breakOffReading(ctx: Context, { id, attempts }: Reading): Promise<void> {
  await returnAttempt(ctx.db, id, attempts);
}
