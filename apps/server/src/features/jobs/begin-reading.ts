import type { Context } from '../../platform/context.ts';
import { finishJob } from './finish-job.ts';
import { type Job, findJob, returnAttempt, takeJob } from './jobs.store.ts';

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

/** Whether the job has not ended, and no other attempt has taken it up. */
export async function isWanted(ctx: Context, { id, attempts }: Reading): Promise<boolean> {
  const job = await findJob(ctx.db, id);
  return job?.status === 'processing' && job.attempts === attempts;
}
