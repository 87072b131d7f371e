import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';

import type { Db } from '../../../platform/database/database.ts';
import type { PagePosition } from '../../../platform/page-token.ts';
import type { Batch } from '../batches.store.ts';
import { batches, jobResults, jobs } from '../../../platform/database/schema/jobs.ts';

export type DueBatch = Pick<Batch, 'id' | 'companyId' | 'isSingle' | 'createdAt' | 'expiresAt' | 'totalJobs'>;

/** Ended batches whose time is over, the earliest first, after a place in that order. */
export function listDueBatches(
  db: Db,
  { now, after, limit }: { now: Date; after: PagePosition | undefined; limit: number },
): Promise<DueBatch[]> {
  const { id, companyId, isSingle, createdAt, expiresAt, totalJobs } = batches;
  const isLater = after && sql`(${expiresAt}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`;
  return db
    .select({ id, companyId, isSingle, createdAt, expiresAt, totalJobs })
    .from(batches)
    .where(and(isNull(batches.purgedAt), isNotNull(batches.finishedAt), lte(expiresAt, now), isLater))
    .orderBy(asc(expiresAt), asc(id))
    .limit(limit);
}

export async function listJobIds(db: Db, batchIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(inArray(jobs.batchId, [...batchIds]));
  return rows.map(({ id }) => id);
}

/** Takes the contents out of batches and their jobs; counts, times and outcomes stay. Answers how many jobs had any. */
export async function purgeContents(db: Db, batchIds: readonly string[], at: Date): Promise<number> {
  const ids = [...batchIds];
  const forgotten = await db
    .update(jobs)
    .set({
      purgedAt: at,
      filename: null,
      metadata: null,
      clientData: null,
      validation: null,
      destination: null,
    })
    .where(and(inArray(jobs.batchId, ids), isNull(jobs.purgedAt)))
    .returning({ id: jobs.id });
  const ofBatches = db.select({ id: jobs.id }).from(jobs).where(inArray(jobs.batchId, ids));
  await db.delete(jobResults).where(inArray(jobResults.jobId, ofBatches));
  await db
    .update(batches)
    .set({ purgedAt: at, filename: null, metadata: null, searchText: '' })
    .where(and(inArray(batches.id, ids), isNull(batches.purgedAt)));
  return forgotten.length;
}

interface KeptBatches {
  readonly companyId: string;
  readonly createdFrom: Date;
  readonly after: PagePosition | undefined;
  readonly limit: number;
}

/** Batches that are not purged, in the order of their creation. */
export function listUnpurgedBatches(db: Db, { companyId, createdFrom, after, limit }: KeptBatches) {
  const { id, createdAt } = batches;
  const from = after ?? { at: createdFrom, id: '' };
  return db
    .select({ id, at: createdAt })
    .from(batches)
    .where(
      and(
        eq(batches.companyId, companyId),
        isNull(batches.purgedAt),
        sql`(${createdAt}, ${id}) > (${from.at.toISOString()}::timestamptz, ${from.id})`,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

/** `keptDays` from the creation of each batch, for its jobs too. */
export async function reschedule(db: Db, batchIds: readonly string[], keptDays: number): Promise<void> {
  const expiresAt = sql`${batches.createdAt} + ${keptDays * 24}::int * interval '1 hour'`;
  const moved = await db
    .update(batches)
    .set({ expiresAt })
    .where(
      and(
        inArray(batches.id, [...batchIds]),
        isNull(batches.purgedAt),
        sql`${batches.expiresAt} <> ${expiresAt}`,
      ),
    )
    .returning({ id: batches.id });
  if (moved.length === 0) return;
  await db
    .update(jobs)
    .set({ expiresAt: sql`${batches.expiresAt}` })
    .from(batches)
    .where(
      and(
        eq(batches.id, jobs.batchId),
        inArray(
          batches.id,
          moved.map(({ id }) => id),
        ),
      ),
    );
}
