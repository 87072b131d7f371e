import type { ErrorCode } from '@lavra/contract/errors';
import type { Result } from '@lavra/contract/model/result';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { Validation } from '../../backgrounds/index.ts';
import { recordUsage } from '../../usage/index.ts';
import { countEnded } from '../batches.store.ts';
import { type JobEvent, jobEventQueue } from '../jobs.queue.ts';
import { type Job, batchIdOf, endJob, insertResult } from '../jobs.store.ts';
import { storableJson } from '../storable-json.ts';

export type JobOutcome =
  | {
      readonly kind: 'done';
      readonly result: Result;
      /** Of a job that names a background validation. */
      readonly validation?: Validation;
    }
  | { readonly kind: 'error'; readonly code: ErrorCode; readonly params?: Record<string, string | number> };

interface FinishJob {
  readonly jobId: string;
  readonly outcome: JobOutcome;
  /** The attempt that comes to this end; another one may have taken its place. Absent for an end from outside. */
  readonly attempt?: number;
  /** Milliseconds the reading took; 0 when nothing was read. */
  readonly processMs?: number;
}

/**
 * Ends a job: state, result, counts of its batch, usage and events in one transaction. False when it had ended
 * already, or another attempt holds it; then nothing is written.
 */
export async function finishJob(
  ctx: Context,
  { jobId, outcome, attempt, processMs = 0 }: FinishJob,
): Promise<boolean> {
  const at = ctx.clock.now();
  const isError = outcome.kind === 'error';
  const pages = isError ? 0 : (outcome.result.Pages?.length ?? outcome.result.Document.length);
  const job = await transaction(ctx, async (ctx) => {
    const job = await endJob(ctx.db, jobId, { end: { ...endOf(outcome), processMs, pages }, at, attempt });
    if (!job) return undefined;
    if (!isError)
      await insertResult(ctx.db, { jobId, companyId: job.companyId, result: storableJson(outcome.result) });
    const isBatchOver = job.batchId !== null && (await countEnded(ctx.db, job.batchId, { isError, at }));
    await recordUsage(ctx, { ...job, endedAt: at, isError, pages, processMs });
    await ctx.queue.sendMany(
      jobEventQueue,
      eventsOf(job, isBatchOver).map((data) => ({ data })),
    );
    return job;
  });
  if (!job) return false;
  ctx.metrics.jobs.inc({ service: job.service, status: job.status });
  ctx.metrics.pages.inc({ service: job.service }, pages);
  ctx.metrics.engineSeconds.inc({ service: job.service }, processMs / 1000);
  return true;
}

function endOf(outcome: JobOutcome) {
  if (outcome.kind === 'error')
    return { status: 'error' as const, errorCode: outcome.code, errorParams: outcome.params ?? null };
  return { status: 'done' as const, typification: typificationOf(outcome.result), ...outcome.validation };
}

function eventsOf(job: Job, isBatchOver: boolean): JobEvent[] {
  const { id, companyId, status } = job;
  const batchId = batchIdOf(job);
  const ofJob = {
    type: status === 'error' ? ('job.error' as const) : ('job.done' as const),
    companyId,
    batchId,
    jobId: id,
  };
  return isBatchOver ? [ofJob, { type: 'batch.done', companyId, batchId, jobId: null }] : [ofJob];
}

/** The kind of document that was recognised, where the service says one. */
function typificationOf(result: Result): string | null {
  for (const { Data } of result.Document) {
    const type = Data['DocumentType'];
    if (type !== undefined && !Array.isArray(type) && type.value !== '') return type.value;
  }
  return null;
}
