import { reviewEndpoints } from '@lavra/contract/endpoints/review';
import { ContractError } from '@lavra/contract/errors';

import { transaction } from '../../platform/database/transaction.ts';
import { presentTime } from '../../platform/times.ts';
import { verb } from '../../platform/verb.ts';
import { findHeld, lockHeld, noted, shownTask } from './held-task.ts';
import { pauseHeld, putBack, renewHeld } from './tasks.store.ts';

/** Renews the lease of a held task. */
export const renewTask = verb(reviewEndpoints.renewTask, async ({ ctx, params }) => {
  const { claimedBy } = await findHeld(ctx, params);
  const claiming = { userId: claimedBy ?? '', at: ctx.clock.now() };
  const task = await renewHeld(ctx.db, claiming, params.jobId);
  if (!task?.leaseUntil) throw new ContractError('task_not_held');
  return { lease_until: presentTime(task.leaseUntil) };
});

/** Stops the clock. A reviewer who does not return in time loses the task. */
export const pauseTask = verb(
  reviewEndpoints.pauseTask,
  ({ ctx, params }) =>
    transaction(ctx, async (ctx) => {
      await lockHeld(ctx, params);
      return { lease_until: presentTime(await pauseHeld(ctx.db, params.jobId, ctx.clock.now())) };
    }),
  { state: shownTask },
);

/** Releases a task: the next reviewer finds it as it was. */
export const releaseTask = verb(
  reviewEndpoints.releaseTask,
  ({ ctx, params }) =>
    transaction(ctx, async (ctx) => {
      await lockHeld(ctx, params);
      await putBack(ctx.db, params.jobId, ctx.clock.now());
      return {};
    }),
  { state: shownTask },
);

export const postponeTask = verb(
  reviewEndpoints.postponeTask,
  ({ ctx, params, body }) =>
    transaction(ctx, async (ctx) => {
      await lockHeld(ctx, params);
      const at = ctx.clock.now();
      const postponedUntil = new Date(at.getTime() + body.minutes * 60_000);
      await putBack(ctx.db, params.jobId, at, { postponedUntil, ...noted(body) });
      return {};
    }),
  { state: shownTask },
);
