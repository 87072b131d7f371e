import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import type { Db } from '../../../platform/database/database.ts';
import { batches, jobResults, jobs } from '../../../platform/database/schema/jobs.ts';
import type { PagePosition } from '../../../platform/page-token.ts';
import { type ProcessedFileRow, queryBatches, queryJobs } from '../processed-files.store.ts';

export type DueFile = Pick<
  ProcessedFileRow,
  'id' | 'companyId' | 'isSingle' | 'createdAt' | 'expiresAt' | 'totalJobs'
>;
type Table = typeof jobs | typeof batches;

/** Ended processed files whose retention is over, the earliest first, after a position in that order. */
export function listDueFiles(
  db: Db,
  { now, after, limit }: { now: Date; after: PagePosition | undefined; limit: number },
): Promise<DueFile[]> {
  const isDue = (table: Table) =>
    and(
      isNull(table.purgedAt),
      isNotNull(table.finishedAt),
      lte(table.expiresAt, now),
      after && sql`(${table.expiresAt}, ${table.id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`,
    );
  return unionAll(
    queryJobs(db, isDue(jobs)).orderBy(asc(jobs.expiresAt), asc(jobs.id)).limit(limit),
    queryBatches(db, isDue(batches)).orderBy(asc(batches.expiresAt), asc(batches.id)).limit(limit),
  )
    .orderBy(sql`expires_at asc, id asc`)
    .limit(limit);
}

/** Ids of processed files, separated by kind. */
export interface FileIds {
  readonly singles: readonly string[];
  readonly archives: readonly string[];
}

const isAmong = ({ singles, archives }: FileIds) =>
  or(inArray(jobs.id, [...singles]), inArray(jobs.batchId, [...archives]));

/** Ids of the single jobs, and of the jobs of the batches. */
export async function listJobIds(db: Db, files: FileIds): Promise<string[]> {
  const rows = await db.select({ id: jobs.id }).from(jobs).where(isAmong(files));
  return rows.map(({ id }) => id);
}

/** Removes the contents of processed files; counts, times and outcomes stay. Returns how many jobs had contents. */
export async function purgeContents(db: Db, files: FileIds, at: Date): Promise<number> {
  const purged = await db
    .update(jobs)
    .set({ purgedAt: at, filename: null, metadata: null, validation: null })
    .where(and(isAmong(files), isNull(jobs.purgedAt)))
    .returning({ id: jobs.id });
  const ofFiles = db.select({ id: jobs.id }).from(jobs).where(isAmong(files));
  await db.delete(jobResults).where(inArray(jobResults.jobId, ofFiles));
  await db
    .update(batches)
    .set({ purgedAt: at, filename: null, metadata: null })
    .where(and(inArray(batches.id, [...files.archives]), isNull(batches.purgedAt)));
  return purged.length;
}

interface KeptFiles {
  readonly companyId: string;
  readonly createdFrom: Date;
  readonly after: PagePosition | undefined;
  readonly limit: number;
}

/** Processed files that are not purged, in the order of their creation. */
export function listUnpurgedFiles(db: Db, { companyId, createdFrom, after, limit }: KeptFiles) {
  const from = after ?? { at: createdFrom, id: '' };
  const isKept = (table: Table) =>
    and(
      eq(table.companyId, companyId),
      isNull(table.purgedAt),
      sql`(${table.createdAt}, ${table.id}) > (${from.at.toISOString()}::timestamptz, ${from.id})`,
    );
  return unionAll(
    queryJobs(db, isKept(jobs)).orderBy(asc(jobs.createdAt), asc(jobs.id)).limit(limit),
    queryBatches(db, isKept(batches)).orderBy(asc(batches.createdAt), asc(batches.id)).limit(limit),
  )
    .orderBy(sql`created_at asc, id asc`)
    .limit(limit);
}

/** Sets expiry to `keptDays` after the creation of each processed file, also for the jobs of a batch. */
export async function reschedule(db: Db, { singles, archives }: FileIds, keptDays: number): Promise<void> {
  const expiryOf = (table: Table) => sql`${table.createdAt} + ${keptDays * 24}::int * interval '1 hour'`;
  const isMoved = (table: Table, ids: readonly string[]) =>
    and(inArray(table.id, [...ids]), isNull(table.purgedAt), sql`${table.expiresAt} <> ${expiryOf(table)}`);
  await db
    .update(jobs)
    .set({ expiresAt: expiryOf(jobs) })
    .where(isMoved(jobs, singles));
  const moved = await db
    .update(batches)
    .set({ expiresAt: expiryOf(batches) })
    .where(isMoved(batches, archives))
    .returning({ id: batches.id });
  const ids = moved.map(({ id }) => id);
  await db
    .update(jobs)
    .set({ expiresAt: sql`${batches.expiresAt}` })
    .from(batches)
    .where(and(eq(batches.id, jobs.batchId), inArray(batches.id, ids)));
}
