import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { PagePosition } from '../../../platform/page-token.ts';
import { deleteFilesOf, markFilesPurged } from '../../uploads/index.ts';
import { longestRetentionMs } from '../kept.ts';
import {
  type DueFile,
  type FileIds,
  listDueFiles,
  listJobIds,
  listUnpurgedFiles,
  purgeContents,
  reschedule,
} from './purge.store.ts';

export type { DueFile };

/** Processed files taken at a time, and the jobs that they may have together; a single batch may have more. */
const filesAtOnce = 100;
const jobsAtOnce = 2000;

/** Ended processed files whose retention is over, after a position in the order of expiry; empty when there are no more. */
export async function listDue(ctx: Context, after: PagePosition | undefined): Promise<DueFile[]> {
  const due = await listDueFiles(ctx.db, { now: ctx.clock.now(), after, limit: filesAtOnce });
  let jobs = 0;
  const beyond = due.findIndex(({ totalJobs }, index) => (jobs += totalJobs) > jobsAtOnce && index > 0);
  return beyond === -1 ? due : due.slice(0, beyond);
}

interface Purged {
  readonly jobIds: readonly string[];
  readonly jobs: number;
  readonly files: number;
}

/**
 * Deletes the files of one company's jobs and batches, then everything that was read from them or said about them; `record` is
 * called with the counts in the same transaction. When interrupted between the two, the next run deletes the rest.
 */
export async function purgeFiles(
  ctx: Context,
  due: readonly DueFile[],
  record: (ctx: Context, purged: Purged) => Promise<void>,
): Promise<void> {
  const [first] = due;
  if (!first) return;
  const { companyId } = first;
  const ids = idsOf(due);
  const jobIds = await listJobIds(ctx.db, ids);
  await deleteFilesOf(ctx, [
    ...ids.archives.map((ownerId) => ({ companyId, ownerKind: 'batch' as const, ownerId })),
    ...jobIds.map((ownerId) => ({ companyId, ownerKind: 'job' as const, ownerId })),
  ]);
  await transaction(ctx, async (ctx) => {
    const files = await markFilesPurged(ctx, [...ids.archives, ...jobIds]);
    const jobs = await purgeContents(ctx.db, ids, ctx.clock.now());
    if (jobs + files > 0) await record(ctx, { jobIds, jobs, files });
  });
}

/** Sets the retention of a company's next processed files to this many days from their creation; returns where to continue. */
export async function rescheduleNext(
  ctx: Context,
  { companyId, days, after }: { companyId: string; days: number; after: PagePosition | undefined },
): Promise<PagePosition | undefined> {
  const createdFrom = new Date(ctx.clock.now().getTime() - longestRetentionMs);
  const kept = await listUnpurgedFiles(ctx.db, { companyId, createdFrom, after, limit: filesAtOnce });
  await transaction(ctx, (ctx) => reschedule(ctx.db, idsOf(kept), days));
  const last = kept.at(-1);
  return kept.length < filesAtOnce || !last ? undefined : { at: last.createdAt, id: last.id };
}

function idsOf(files: readonly DueFile[]): FileIds {
  return {
    singles: files.filter(({ isSingle }) => isSingle).map(({ id }) => id),
    archives: files.filter(({ isSingle }) => !isSingle).map(({ id }) => id),
  };
}
