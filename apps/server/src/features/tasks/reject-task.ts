import { reviewEndpoints } from '@lavra/contract/endpoints/review';

import { transaction } from '../../platform/database/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { finishJob } from '../jobs/index.ts';
import { lockHeld, noted, shownTask } from './held-task.ts';
import { endTask } from './tasks.store.ts';

/** Rejects a document: task and job end in one transaction, the job in error with the reason. */
export const rejectTask = verb(
  reviewEndpoints.rejectTask,
  ({ ctx, params, body }) =>
    transaction(ctx, async (ctx) => {
      const task = await lockHeld(ctx, params);
      const code = `review_${body.reason}` as const;
      await endTask(ctx.db, task.jobId, ctx.clock.now(), {
        status: 'rejected',
        operator: task.claimedBy,
        operation: 'rejected',
        endCode: code,
        ...noted(body),
      });
      await finishJob(ctx, {
        jobId: task.jobId,
        outcome: { kind: 'error', code },
        processMs: task.processMs,
      });
      return {};
    }),
  { state: shownTask },
);
