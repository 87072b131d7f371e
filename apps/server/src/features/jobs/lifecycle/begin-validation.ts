import type { Result } from '@lavra/contract/model/result';
import type { Validation } from '@lavra/contract/model/validation';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { validateQueue } from '../jobs.queue.ts';
import { findValidating, insertResult, mergeValidation, startValidating } from '../jobs.store.ts';
import { storableJson } from '../storable-json.ts';
import { readingOf } from './finish-job.ts';

interface BeginValidation {
  readonly jobId: string;
  readonly attempt: number;
  readonly result: Result;
  readonly processMs: number;
  /** Its checks; `pending` are those that a service still has to be asked about. */
  readonly validation: Validation;
}

/**
 * Stores what was read and leaves the job waiting for its outside checks, so that it is not read again because of them. False
 * when it has ended already, or another attempt holds it.
 */
export function beginValidation(
  ctx: Context,
  { jobId, attempt, result, processMs, validation }: BeginValidation,
): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const reading = readingOf(result, processMs);
    const validatingAt = ctx.clock.now();
    const begun = {
      id: jobId,
      attempt,
      ...reading,
      validation,
      validationStatus: 'pending' as const,
      validatingAt,
    };
    const job = await startValidating(ctx.db, begun);
    if (!job) return false;
    await insertResult(ctx.db, { jobId, companyId: job.companyId, result: storableJson(result) });
    await ctx.queue.send(validateQueue, { jobId }, { key: jobId });
    return true;
  });
}

/** A job that awaits its outside checks, with what they need; undefined once it has ended. */
export async function findValidation(ctx: Context, jobId: string) {
  const found = await findValidating(ctx.db, jobId);
  if (!found?.job.validation || !found.job.validatingAt) return undefined;
  const { job, result } = found;
  const waitedMs = ctx.clock.now().getTime() - found.job.validatingAt.getTime();
  return { job, validation: found.job.validation, result, waitedMs };
}

/** Stores a service's answers at once, because every call is charged. */
export async function keepOutcomes(ctx: Context, jobId: string, outcomes: Validation): Promise<void> {
  await mergeValidation(ctx.db, jobId, outcomes);
}
