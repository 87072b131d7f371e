import { reviewEndpoints } from '@lavra/contract/endpoints/review';

import { isAdmin } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { presentTask } from './task.presenter.ts';
import { requireReviewer } from './tasks.policy.ts';
import {
  type Task,
  type TaskChoice,
  awaitOwnTurn,
  claimNext,
  findClaimed,
  findNextTask,
  leaveTo,
  renewHeld,
} from './tasks.store.ts';

interface Asked {
  readonly company?: string | undefined;
  readonly service?: string | undefined;
  readonly minutes?: number | undefined;
  readonly job_id?: string | undefined;
}

/** Claims the next task, or the named one if it is free; a reviewer who holds a task already gets that one. */
export const claimTask = verb(
  reviewEndpoints.claimTask,
  async ({ ctx, body }) => {
    const { userId } = requireReviewer(ctx);
    const choice = choiceOf(ctx, body);
    const claiming = { userId, at: ctx.clock.now() };
    const task = await transaction(ctx, async (ctx): Promise<Task | undefined> => {
      await awaitOwnTurn(ctx.db, userId);
      return (await renewHeld(ctx.db, claiming)) ?? claimNext(ctx.db, choice, claiming);
    });
    return { task: task ? await presentTask(ctx, task) : null };
  },
  {
    // The claimed task, for the audit trail.
    state: async ({ ctx }) => {
      const held = await findClaimed(ctx.db, requireReviewer(ctx).userId);
      return held && { job_id: held.jobId, company_id: held.companyId };
    },
  },
);

/**
 * The task that a claim would return now, so that its pages can be prefetched. It is reserved for a reviewer who still works on
 * another task, as long as there is something else for everybody; somebody may still be faster.
 */
export const getNextTask = verb(reviewEndpoints.getNextTask, async ({ ctx, query }) => {
  const { userId } = requireReviewer(ctx);
  const claiming = { userId, at: ctx.clock.now() };
  const task = await findNextTask(ctx.db, choiceOf(ctx, query), claiming);
  if (task && (await findClaimed(ctx.db, userId))) await leaveTo(ctx.db, task.jobId, claiming);
  const shown = task ? await presentTask(ctx, task) : null;
  return { task: shown && { ...shown, lease_until: null, is_paused: false } };
});

/** An administrator may work for every company, other reviewers for the one they act in. */
function choiceOf(ctx: Context, { company, service, minutes, job_id: jobId }: Asked): TaskChoice {
  const reviewer = requireReviewer(ctx);
  return {
    companyId: isAdmin(reviewer) ? company || undefined : reviewer.companyId,
    service: service || undefined,
    readyBefore: minutes === undefined ? undefined : new Date(ctx.clock.now().getTime() - minutes * 60_000),
    jobId,
  };
}
