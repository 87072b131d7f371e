import { reviewEndpoints } from '@lavra/contract/endpoints/review';
import type { Result } from '@lavra/contract/model/result';

import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { type Validated, finishJob, storableJson } from '../jobs/index.ts';
import { agreementOf, decide, valuesOf } from './decided-result.ts';
import { lockHeld, noted, shownTask } from './held-task.ts';
import { type Task, endTask, putBack } from './tasks.store.ts';

/**
 * Decides a task, in one transaction with the end of its job: its result, counts, usage and events. Where a second reviewer has
 * to decide as well, the first decision is stored and the task returns to the queue.
 */
export const submitTask = verb(
  reviewEndpoints.submitTask,
  ({ ctx, params, body }) =>
    transaction(ctx, async (ctx) => {
      const task = await lockHeld(ctx, params);
      const read = resultOf(task);
      const { errorFields, ...decided } = decide(task.service, read, body.corrections);
      const result = storableJson(decided.result);
      const values = valuesOf(result);
      const said = noted(body);
      const at = ctx.clock.now();
      const answer = { error_fields: [...errorFields] };
      if (task.needsSecond && task.firstOperator === null) {
        const first = { firstOperator: task.claimedBy, firstFinishedAt: at, firstResult: values };
        await putBack(ctx.db, task.jobId, at, { ...first, ...said });
        return { ...answer, is_final: false };
      }
      const isSuccess = errorFields.length === 0;
      await endTask(ctx.db, task.jobId, at, {
        status: 'completed',
        operator: task.claimedBy,
        operation: isSuccess ? 'accepted' : 'corrected',
        isSuccess,
        errorFields: [...errorFields],
        operatorResult: values,
        isAgreed: agreementOf(task, values),
        ...said,
      });
      await endReviewed(ctx, task, result);
      return { ...answer, is_final: true };
    }),
  { state: shownTask },
);

async function endReviewed(ctx: Context, task: Task, result: Result): Promise<void> {
  await finishJob(ctx, {
    jobId: task.jobId,
    outcome: { kind: 'done', result, ...validationOf(task) },
    processMs: task.processMs,
  });
}

function validationOf({ validationStatus, validation }: Task): { validated?: Validated } {
  // Sending it to review stored both or neither.
  return validationStatus === null || validation === null
    ? {}
    : { validated: { validationStatus, validation } };
}

/** The engine's result of an open task. */
function resultOf({ jobId, result }: Task): Result {
  if (result === null) throw new Error(`The task of job ${jobId} is open without a result`);
  return result;
}
