import type { ErrorCode } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { finishJob } from '../jobs/index.ts';
import { endTask, listExpired, releaseLapsed } from './tasks.store.ts';

/** Ends the task of a job that somebody ended while it was in review. To be called in the transaction of that. */
export async function reviewEnded(ctx: Context, jobId: string, endCode: ErrorCode | null): Promise<void> {
  const status = endCode === 'review_expired' ? 'expired' : 'cancelled';
  await endTask(ctx.db, jobId, ctx.clock.now(), { status, endCode });
}

/** Looked at in one go; the next look is a minute away. */
const limit = 500;

/** Gives back what nobody holds any more, and ends what nobody came to while its data was kept. */
export async function watchTasks(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await releaseLapsed(ctx.db, now);
  for (const { jobId } of await listExpired(ctx.db, now, limit))
    await finishJob(ctx, { jobId, outcome: { kind: 'error', code: 'review_expired' } });
}
