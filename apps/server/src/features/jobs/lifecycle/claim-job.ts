import type { Context } from '../../../platform/context.ts';
import { finishJob } from './finish-job.ts';
import {
  type Job,
  claimAttempt,
  deleteResult,
  findJob,
  markInReview,
  releaseAttempt,
} from '../jobs.store.ts';

/** How often a job is claimed before it is given up. */
export const maxAttempts = 3;

/** A job that this worker may read; its attempt fences off every earlier one. */
export type ClaimedJob = Pick<
  Job,
  'id' | 'companyId' | 'clientId' | 'service' | 'metadata' | 'attempts' | 'backgroundId' | 'createdAt'
>;

/** Claims a job; undefined when there is nothing to read, or no attempt is left: then the job ends here. */
export async function claimJob(ctx: Context, jobId: string): Promise<ClaimedJob | undefined> {
  const job = await claimAttempt(ctx.db, jobId, ctx.clock.now());
  if (!job || job.attempts <= maxAttempts) return job;
  await finishJob(ctx, { jobId, outcome: { kind: 'error', code: 'processing_lost' } });
  return undefined;
}

/** Takes back an attempt that was interrupted from outside rather than failed. */
export async function releaseJob(ctx: Context, { id, attempts }: ClaimedJob): Promise<void> {
  await releaseAttempt(ctx.db, id, attempts);
}

/** Whether the job has not ended, and no other attempt has claimed it. */
export async function isClaimCurrent(ctx: Context, { id, attempts }: ClaimedJob): Promise<boolean> {
  const job = await findJob(ctx.db, id);
  return job?.status === 'processing' && job.reviewAt === null && job.attempts === attempts;
}

/**
 * Hands a job that was read to human review, which stores the reading until it is decided; false when the job has ended, or
 * another attempt has claimed it. To be called in a transaction.
 */
export async function holdForReview(
  ctx: Context,
  { id, attempts }: Pick<ClaimedJob, 'id' | 'attempts'>,
): Promise<boolean> {
  const isHeld = await markInReview(ctx.db, id, { attempt: attempts, at: ctx.clock.now() });
  if (isHeld) await deleteResult(ctx.db, id);
  return isHeld;
}
