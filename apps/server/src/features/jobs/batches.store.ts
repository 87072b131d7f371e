import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import type { Job } from './jobs.store.ts';
import { batches, jobs } from './jobs.tables.ts';

export type Batch = typeof batches.$inferSelect;
export type NewBatch = typeof batches.$inferInsert;

export async function insertBatch(db: Db, batch: NewBatch): Promise<void> {
  await db.insert(batches).values(batch);
}

/** Of any company where none is given: for workers, and for administrators. */
export async function findBatch(db: Db, id: string, companyId?: string): Promise<Batch | undefined> {
  const scope = companyId === undefined ? undefined : eq(batches.companyId, companyId);
  const [batch] = await db
    .select()
    .from(batches)
    .where(and(eq(batches.id, id), scope));
  return batch;
}

export function listJobsOfBatch(db: Db, batchId: string): Promise<Job[]> {
  return db.select().from(jobs).where(eq(jobs.batchId, batchId)).orderBy(asc(jobs.ordinal));
}

/** `waiting` → `processing`; undefined when the batch no longer waits. */
export async function markBatchReady(db: Db, id: string, at: Date): Promise<Batch | undefined> {
  const [batch] = await db
    .update(batches)
    .set({ status: 'processing', updatedAt: at })
    .where(and(eq(batches.id, id), eq(batches.status, 'waiting')))
    .returning();
  return batch;
}

/** `processing` → `done`: its jobs exist. False when it was not being unpacked. */
export async function markUnpacked(
  db: Db,
  id: string,
  { totalJobs, at }: { totalJobs: number; at: Date },
): Promise<boolean> {
  const updated = await db
    .update(batches)
    .set({ status: 'done', totalJobs, updatedAt: at })
    .where(and(eq(batches.id, id), eq(batches.status, 'processing'), eq(batches.isSingle, false)))
    .returning({ id: batches.id });
  return updated.length > 0;
}

type Outcome = Pick<Job, 'status' | 'typification' | 'errorCode' | 'errorParams'>;

/** The batch of a single job ends as its job does. */
export async function endSingle(db: Db, id: string, outcome: Outcome, at: Date): Promise<void> {
  const isError = outcome.status === 'error';
  await db
    .update(batches)
    .set({
      ...outcome,
      processedJobs: isError ? 0 : 1,
      erroredJobs: isError ? 1 : 0,
      finishedAt: at,
      updatedAt: at,
    })
    .where(eq(batches.id, id));
}

/** Counts one ended job of a batch; true when it was the last one. */
export async function countEnded(
  db: Db,
  id: string,
  { isError, at }: { isError: boolean; at: Date },
): Promise<boolean> {
  const [batch] = await db
    .update(batches)
    .set({
      processedJobs: sql`${batches.processedJobs} + ${isError ? 0 : 1}`,
      erroredJobs: sql`${batches.erroredJobs} + ${isError ? 1 : 0}`,
      updatedAt: at,
    })
    .where(eq(batches.id, id))
    .returning();
  if (!batch || batch.processedJobs + batch.erroredJobs < batch.totalJobs) return false;
  await db.update(batches).set({ finishedAt: at }).where(eq(batches.id, id));
  return true;
}

/** Ends a batch none of whose jobs exist yet; undefined when it has ended or was unpacked. */
export async function endBatch(
  db: Db,
  id: string,
  { code, params, at }: { code: string; params: Batch['errorParams']; at: Date },
): Promise<Batch | undefined> {
  const [batch] = await db
    .update(batches)
    .set({ status: 'error', errorCode: code, errorParams: params, finishedAt: at, updatedAt: at })
    .where(
      and(
        eq(batches.id, id),
        isNull(batches.finishedAt),
        sql`${batches.status} in ('waiting', 'processing')`,
      ),
    )
    .returning();
  return batch;
}

/** Batches to be unpacked that nobody has touched since `before`. */
export function listStalledBatches(db: Db, before: Date, limit: number): Promise<Pick<Batch, 'id'>[]> {
  return db
    .select({ id: batches.id })
    .from(batches)
    .where(
      and(
        eq(batches.isSingle, false),
        eq(batches.status, 'processing'),
        isNull(batches.finishedAt),
        lt(batches.updatedAt, before),
      ),
    )
    .limit(limit);
}
