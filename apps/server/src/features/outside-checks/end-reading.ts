import type { Result } from '@lavra/contract/model/result';

import type { Context } from '../../platform/context.ts';
import { checksOf } from '../backgrounds/index.ts';
import { type ClaimedJob, beginValidation, finishJob } from '../jobs/index.ts';
import { sendToReview } from '../tasks/index.ts';
import { planValidation, statusOf } from './plan-validation.ts';

interface Read {
  readonly result: Result;
  readonly processMs: number;
}

/** Where a job goes after its reading: to its outside checks, to human review, or to its end without checks that can be asked. */
export async function endReading(ctx: Context, job: ClaimedJob, { result, processMs }: Read): Promise<void> {
  const { id: jobId, attempts: attempt, backgroundId } = job;
  if (backgroundId === null) {
    if (await sendToReview(ctx, { job, result, processMs })) return;
    await finishJob(ctx, { jobId, attempt, processMs, outcome: { kind: 'done', result } });
    return;
  }
  const validation = planValidation(ctx.config, await checksOf(ctx, backgroundId), result);
  const validationStatus = statusOf(validation);
  if (validationStatus === 'pending') {
    await beginValidation(ctx, { jobId, attempt, result, processMs, validation });
    return;
  }
  const validated = { validationStatus, validation };
  if (await sendToReview(ctx, { job, result, validated, processMs })) return;
  await finishJob(ctx, { jobId, attempt, processMs, outcome: { kind: 'done', result, validated } });
}
