import { isDoubtful } from '@lavra/contract/doubt';
import type { ErrorCode } from '@lavra/contract/errors';
import type { Field, Result } from '@lavra/contract/model/result';
import type { Validation, ValidationStatus } from '@lavra/contract/model/validation';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { recordUsage } from '../../usage/index.ts';
import { countEnded } from '../batches.store.ts';
import { type JobEvent, jobEventQueue } from '../jobs.queue.ts';
import { type Job, type NewJob, batchIdOf, deleteResult, endJob, insertResult } from '../jobs.store.ts';
import { storableJson } from '../storable-json.ts';

export interface Validated {
  readonly validationStatus: ValidationStatus;
  readonly validation: Validation;
}

export type JobOutcome =
  | {
      readonly kind: 'done';
      readonly result: Result;
      /** Outcome of the background validation, when no check is pending. */
      readonly validated?: Validated;
    }
  /** The outside checks of a `validating` job are over; its result is stored already. */
  | { readonly kind: 'validated'; readonly validated: Validated }
  | { readonly kind: 'error'; readonly code: ErrorCode; readonly params?: Record<string, string | number> };

interface FinishJob {
  readonly jobId: string;
  readonly outcome: JobOutcome;
  /** The attempt that ends the job; another one may have replaced it. Absent for an end from outside. */
  readonly attempt?: number;
  /** Milliseconds that the reading took; 0 when nothing was read. */
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
  const job = await transaction(ctx, async (ctx) => {
    const job = await endJob(ctx.db, jobId, { end: endOf(outcome, processMs), at, attempt });
    if (!job) return undefined;
    if (job.reviewAt !== null) await ctx.reviewEnded(ctx, jobId, isError ? outcome.code : null);
    const { companyId } = job;
    if (outcome.kind === 'done')
      await insertResult(ctx.db, { jobId, companyId, result: storableJson(outcome.result) });
    // Ended from outside while its checks were pending.
    if (isError && job.validatingAt !== null) await deleteResult(ctx.db, jobId);
    const isBatchOver = job.batchId !== null && (await countEnded(ctx.db, job.batchId, { isError, at }));
    await recordUsage(ctx, { ...job, ...measuresOf(job), endedAt: at, isError });
    await ctx.queue.sendMany(
      jobEventQueue,
      eventsOf(job, isBatchOver).map((data) => ({ data })),
    );
    return job;
  });
  if (!job) return false;
  const measures = measuresOf(job);
  ctx.metrics.jobs.inc({ service: job.service, status: job.status });
  ctx.metrics.pages.inc({ service: job.service }, measures.pages);
  ctx.metrics.engineSeconds.inc({ service: job.service }, measures.processMs / 1000);
  return true;
}

function endOf(outcome: JobOutcome, processMs: number): Partial<NewJob> {
  switch (outcome.kind) {
    case 'error':
      return {
        status: 'error',
        errorCode: outcome.code,
        errorParams: outcome.params ?? null,
        processMs,
        pages: 0,
        validation: null,
        validationStatus: null,
      };
    case 'done':
      return { status: 'done', ...readingOf(outcome.result, processMs), ...outcome.validated };
    case 'validated':
      return { status: 'done', ...outcome.validated };
  }
}

/** The columns of a job that describe its reading. */
export function readingOf(result: Result, processMs: number) {
  return {
    processMs,
    pages: result.Pages?.length ?? result.Document.length,
    typification: typificationOf(result),
    ...confidenceOf(result),
  };
}

function measuresOf({ pages, processMs }: Job) {
  return { pages: pages ?? 0, processMs: processMs ?? 0 };
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

/** Values in doubt and the lowest confidence, counted as the viewer does. */
function confidenceOf(result: Result): { doubts: number; lowestConfidence: number | null } {
  let doubts = 0;
  let lowestConfidence: number | null = null;
  const look = (field: Field) => {
    const { conf } = field;
    if (conf !== undefined) lowestConfidence = Math.min(lowestConfidence ?? conf, conf);
    if (isDoubtful(field)) doubts += 1;
  };
  for (const { Data } of result.Document) {
    for (const entry of Object.values(Data)) {
      if (!Array.isArray(entry)) look(entry);
      else for (const row of entry) Object.values(row).forEach(look);
    }
  }
  return { doubts, lowestConfidence };
}

/** The kind of document that was recognised, where the service reports one. */
function typificationOf(result: Result): string | null {
  for (const { Data } of result.Document) {
    const type = Data['DocumentType'];
    if (type !== undefined && !Array.isArray(type) && type.value !== '') return type.value;
  }
  return null;
}
