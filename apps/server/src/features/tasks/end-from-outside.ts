import type { ErrorCode } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { finishJob } from '../jobs/index.ts';
import { endTask, listExpired, releaseLapsed } from './tasks.store.ts';

/** Ends the task of a job that was ended during its review. To be called in the same transaction. */
export async function reviewEnded(ctx: Context, jobId: string, endCode: ErrorCode | null): Promise<void> {
  const status = endCode === 'review_expired' ? 'expired' : 'cancelled';
  await endTask(ctx.db, jobId, ctx.clock.now(), { status, endCode });
}

/** Expired tasks handled in one run; the next run is a minute later. */
const limit = 500;

/** Releases tasks whose lease has ended, and ends those that nobody decided within their retention. */
export async function watchTasks(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await releaseLapsed(ctx.db, now);
  for (const { jobId } of await listExpired(ctx.db, now, limit))
    await finishJob(ctx, { jobId, outcome: { kind: 'error', code: 'review_expired' } });
}
