import { randomInt } from 'node:crypto';

import { keyedFields } from '@lavra/contract/model/field-keys';
import type { Result } from '@lavra/contract/model/result';

import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { findFlow } from '../flows/index.ts';
import { type ClaimedJob, type Validated, holdForReview, storableJson } from '../jobs/index.ts';
import { valuesOf } from './decided-result.ts';
import { needsReview } from './needs-review.ts';
import { type NewTask, insertTask } from './tasks.store.ts';

/** A job that was read, and validated where that was asked for. */
interface ReadJob {
  readonly job: Pick<ClaimedJob, 'id' | 'companyId' | 'clientId' | 'service' | 'attempts' | 'createdAt'>;
  readonly result: Result;
  readonly validated?: Validated | undefined;
  readonly processMs: number;
}

/** Sends a job to human review where a flow says so; for its sender it stays `processing`. False when it is to end now. */
export async function sendToReview(ctx: Context, read: ReadJob): Promise<boolean> {
  const task = await taskOf(ctx, read);
  if (!task) return false;
  await transaction(ctx, async (ctx) => {
    // It may have ended, or another attempt may hold it.
    if (await holdForReview(ctx, read.job)) await insertTask(ctx.db, task);
  });
  return true;
}

async function taskOf(
  ctx: Context,
  { job, validated, processMs, ...read }: ReadJob,
): Promise<NewTask | undefined> {
  const { companyId, clientId, service } = job;
  const flow = await findFlow(ctx, { companyId, clientId, service });
  const { validationStatus, validation } = validated ?? {};
  const review = flow && needsReview(flow, { service, result: read.result, validationStatus });
  if (!review) return undefined;
  const at = ctx.clock.now();
  const result = storableJson(read.result);
  return {
    jobId: job.id,
    companyId,
    clientId,
    service,
    project: flow.project,
    backofficeId: flow.backofficeId,
    reason: review.reason,
    doubts: [...review.doubts],
    status: 'available',
    createdAt: job.createdAt,
    readyAt: at,
    targetAt: new Date(at.getTime() + flow.targetMinutes * 60_000),
    result,
    validationStatus: validationStatus ?? null,
    validation: validation ?? null,
    processMs,
    aiResult: valuesOf(result),
    confidences: Object.fromEntries(
      keyedFields(result).flatMap(({ key, field }) => (field.conf === undefined ? [] : [[key, field.conf]])),
    ),
    needsSecond: randomInt(100) < flow.secondReviewPercent,
  };
}
