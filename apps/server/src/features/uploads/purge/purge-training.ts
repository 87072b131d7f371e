import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { deleteFilesOf } from './delete-files.ts';
import {
  type TrainingFile,
  markTrainingPurged,
  markUploadsPurged,
  listExpiredTraining,
  rescheduleTraining,
} from './purge.store.ts';

/** Files for training whose retention is over, at most `limit`. */
export function listDueTraining(ctx: Context, limit: number): Promise<TrainingFile[]> {
  return listExpiredTraining(ctx.db, ctx.clock.now(), limit);
}

/** Deletes files for training, then what was stored about them; `note` is called with their number in the same transaction. */
export async function purgeTraining(
  ctx: Context,
  due: readonly TrainingFile[],
  note: (ctx: Context, files: number) => Promise<void>,
): Promise<void> {
  await deleteFilesOf(
    ctx,
    due.map(({ id, companyId }) => ({ companyId, ownerKind: 'training', ownerId: id })),
  );
  const ids = due.map(({ id }) => id);
  await transaction(ctx, async (ctx) => {
    const at = ctx.clock.now();
    const files = await markUploadsPurged(ctx.db, ids, at);
    await markTrainingPurged(ctx.db, ids, at);
    if (files > 0) await note(ctx, files);
  });
}

/** Sets the retention of the company's files for training to this many days from their creation; 0 for none. */
export async function keepTrainingFor(ctx: Context, companyId: string, days: number): Promise<void> {
  await rescheduleTraining(ctx.db, companyId, days);
}
