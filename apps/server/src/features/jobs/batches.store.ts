import { and, eq, isNull, lt, sql } from 'drizzle-orm';

import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { batches, jobs } from '../../platform/database/schema/jobs.ts';
import { type Statement, runStatement } from '../../platform/database/statement.ts';
import { type Sent, sentColumns, sentValues, valuesOfSent } from './jobs.store.ts';

export type Batch = typeof batches.$inferSelect;

/** Inserts a batch with the file it awaits, in one statement. */
export async function insertBatch(
  ctx: Pick<Context, 'db' | 'once'>,
  batch: Sent,
  file: Statement,
): Promise<void> {
  await runStatement(ctx, {
    name: `insert_batch_${file.name}`,
    sql: () =>
      sql`with filed as (${file.sql()}) insert into ${batches} (${sentColumns}) select ${sentValues}`,
    values: { ...valuesOfSent(batch), ...file.values },
  });
}

/** In any company when none is given: for workers and administrators. */
export async function findBatch(db: Db, id: string, companyId?: string): Promise<Batch | undefined> {
  const scope = companyId === undefined ? undefined : eq(batches.companyId, companyId);
  const [batch] = await db
    .select()
    .from(batches)
    .where(and(eq(batches.id, id), scope));
  return batch;
}

/** Like `startingJob`, for the batch whose archive has arrived. */
export function startingBatch(message: Statement): Statement {
  return {
    ...message,
    name: `batch_${message.name}`,
    sql: () => sql`
      started as (
        update batches set status = 'processing', updated_at = ${sql.placeholder('at')}
          from received where batches.id = received.owner_id and batches.status = 'waiting'
        returning batches.id
      ),
      sent as (${message.sql()})`,
  };
}

/** Places in the archive that have their job already. */
export async function listOrdinals(db: Db, batchId: string): Promise<number[]> {
  const rows = await db.select({ ordinal: jobs.ordinal }).from(jobs).where(eq(jobs.batchId, batchId));
  return rows.map(({ ordinal }) => ordinal);
}

/** Counts one more job of an archive. */
export async function countUnpacked(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(batches)
    .set({ totalJobs: sql`${batches.totalJobs} + 1`, updatedAt: at })
    .where(eq(batches.id, id));
}

/** `processing` → `done`: its jobs exist. Undefined when it was not being unpacked. */
export async function markUnpacked(db: Db, id: string, at: Date): Promise<Batch | undefined> {
  const [batch] = await db
    .update(batches)
    .set({ status: 'done', updatedAt: at })
    .where(and(eq(batches.id, id), eq(batches.status, 'processing')))
    .returning();
  return batch;
}

/** Counts one ended job of a batch; true when that ended the batch. */
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
  return batch !== undefined && endWhenOver(db, batch, at);
}

/** Ends a batch whose jobs have all ended; false while some have not, or more may be created. */
export async function endWhenOver(db: Db, batch: Batch, at: Date): Promise<boolean> {
  const { id, status, totalJobs, processedJobs, erroredJobs } = batch;
  if (status !== 'done' || processedJobs + erroredJobs < totalJobs) return false;
  const ended = await db
    .update(batches)
    .set({ finishedAt: at })
    .where(and(eq(batches.id, id), isNull(batches.finishedAt)))
    .returning({ id: batches.id });
  return ended.length > 0;
}

/** Ends a batch that is not unpacked yet; undefined when it has ended or was unpacked. */
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

/** Batches to be unpacked without progress since `before`. */
export function listStalledBatches(db: Db, before: Date, limit: number): Promise<Pick<Batch, 'id'>[]> {
  return db
    .select({ id: batches.id })
    .from(batches)
    .where(and(eq(batches.status, 'processing'), isNull(batches.finishedAt), lt(batches.updatedAt, before)))
    .limit(limit);
}
