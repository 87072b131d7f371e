import type { ErrorCode } from '@lavra/contract/errors';

import type { Context, FilesOwner } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { endWait } from '../../uploads/index.ts';
import { findBatch } from '../batches.store.ts';
import { findJob } from '../jobs.store.ts';
import { failBatch } from './end-batch.ts';
import { finishJob } from './finish-job.ts';

/** Ends the owner of a refused file, with the reason: many programs do not look at the answer to a PUT. */
export async function fileRefused(
  ctx: Context,
  { ownerKind, ownerId }: FilesOwner,
  code: ErrorCode,
): Promise<void> {
  if (ownerKind === 'training') return;
  await transaction(ctx, async (ctx) => {
    if (!(await endWait(ctx, ownerId))) return;
    if (ownerKind === 'job') await finishJob(ctx, { jobId: ownerId, outcome: { kind: 'error', code } });
    else await failBatch(ctx, { batchId: ownerId, code });
  });
}

/** The error that a job or a batch ended with; undefined while it has not ended, and when it succeeded. */
export async function errorOf(ctx: Context, { ownerKind, ownerId }: FilesOwner): Promise<string | undefined> {
  if (ownerKind === 'training') return undefined;
  const owner = await (ownerKind === 'job' ? findJob(ctx.db, ownerId) : findBatch(ctx.db, ownerId));
  return owner?.errorCode ?? undefined;
}
