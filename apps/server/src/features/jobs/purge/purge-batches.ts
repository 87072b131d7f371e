import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { PagePosition } from '../../../platform/page-token.ts';
import { deleteFilesOf, markFilesPurged } from '../../uploads/index.ts';
import { longestRetentionMs } from '../kept.ts';
import {
  type DueBatch,
  purgeContents,
  listDueBatches,
  listJobIds,
  listUnpurgedBatches,
  reschedule,
} from './purge.store.ts';

export type { DueBatch };

/** Batches taken at a time, and the jobs that they may have in all; one batch may have more. */
const batchesAtOnce = 100;
const jobsAtOnce = 2000;

/** Ended batches whose time is over, after a place in the order of expiry; none when there are no more. */
export async function listDue(ctx: Context, after: PagePosition | undefined): Promise<DueBatch[]> {
  const due = await listDueBatches(ctx.db, { now: ctx.clock.now(), after, limit: batchesAtOnce });
  let jobs = 0;
  const beyond = due.findIndex(({ totalJobs }, index) => (jobs += totalJobs) > jobsAtOnce && index > 0);
  return beyond === -1 ? due : due.slice(0, beyond);
}

interface Purged {
  readonly jobs: number;
  readonly files: number;
}

/**
 * Deletes the files of batches of one company, then everything that was read of them or said about them; `note` is told
 * in the same transaction how much. Broken off between the two, it deletes what is left when it comes again.
 */
export async function purgeBatches(
  ctx: Context,
  due: readonly DueBatch[],
  note: (ctx: Context, purged: Purged) => Promise<void>,
): Promise<void> {
  const [first] = due;
  if (!first) return;
  const { companyId } = first;
  const batchIds = due.map(({ id }) => id);
  const archives = due.filter(({ isSingle }) => !isSingle).map(({ id }) => id);
  const jobIds = await listJobIds(ctx.db, batchIds);
  await deleteFilesOf(ctx, [
    ...archives.map((ownerId) => ({ companyId, ownerKind: 'batch' as const, ownerId })),
    ...jobIds.map((ownerId) => ({ companyId, ownerKind: 'job' as const, ownerId })),
  ]);
  await transaction(ctx, async (ctx) => {
    const files = await markFilesPurged(ctx, [...archives, ...jobIds]);
    const jobs = await purgeContents(ctx.db, batchIds, ctx.clock.now());
    if (jobs + files > 0) await note(ctx, { jobs, files });
  });
}

/** The next of a company's batches are kept this many days from their creation; answers where to go on. */
export async function rescheduleNext(
  ctx: Context,
  { companyId, days, after }: { companyId: string; days: number; after: PagePosition | undefined },
): Promise<PagePosition | undefined> {
  const createdFrom = new Date(ctx.clock.now().getTime() - longestRetentionMs);
  const kept = await listUnpurgedBatches(ctx.db, { companyId, createdFrom, after, limit: batchesAtOnce });
  await transaction(ctx, (ctx) =>
    reschedule(
      ctx.db,
      kept.map(({ id }) => id),
      days,
    ),
  );
  return kept.length < batchesAtOnce ? undefined : kept.at(-1);
}
