import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { jobResults, jobs } from '../../platform/database/schema/jobs.ts';

export type Job = typeof jobs.$inferSelect;
export type NewJob = typeof jobs.$inferInsert;

export async function insertJobs(db: Db, rows: readonly NewJob[]): Promise<void> {
  if (rows.length > 0) await db.insert(jobs).values([...rows]);
}

/** False when its place in the archive has a job already. */
export async function insertJobOnce(db: Db, row: NewJob): Promise<boolean> {
  const inserted = await db.insert(jobs).values(row).onConflictDoNothing().returning({ id: jobs.id });
  return inserted.length > 0;
}

/** Of any company where none is given: for workers, and for administrators. */
export async function findJob(db: Db, id: string, companyId?: string): Promise<Job | undefined> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), ofCompany(companyId)));
  return job;
}

export async function findJobWithResult(db: Db, id: string, companyId?: string) {
  const [found] = await db
    .select({ job: jobs, result: jobResults.result })
    .from(jobs)
    .leftJoin(jobResults, eq(jobResults.jobId, jobs.id))
    .where(and(eq(jobs.id, id), ofCompany(companyId)));
  return found;
}

function ofCompany(companyId: string | undefined) {
  return companyId === undefined ? undefined : eq(jobs.companyId, companyId);
}

/** Jobs of a company that are to be read, counted up to `limit`. */
export async function countBacklog(db: Db, companyId: string, limit: number): Promise<number> {
  const waiting = db
    .select({ one: sql`1` })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.status, 'processing')))
    .limit(limit)
    .as('waiting');
  const [row] = await db.select({ count: sql<string>`count(*)` }).from(waiting);
  return Number(row?.count ?? 0);
}

/** `waiting` → `processing`; undefined when the job no longer waits. */
export async function markJobReady(db: Db, id: string, at: Date): Promise<Job | undefined> {
  const [job] = await db
    .update(jobs)
    .set({ status: 'processing', readyAt: at })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'waiting')))
    .returning();
  return job;
}

/** Notes one more attempt, whose number fences off every earlier one; undefined when there is nothing to read. */
export async function claimAttempt(db: Db, id: string, at: Date): Promise<Job | undefined> {
  const [job] = await db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, startedAt: at })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'processing')))
    .returning();
  return job;
}

/** Gives an attempt back that was broken off, not failed. */
export async function releaseAttempt(db: Db, id: string, attempt: number): Promise<void> {
  await db
    .update(jobs)
    .set({ attempts: attempt - 1, startedAt: null })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'processing'), eq(jobs.attempts, attempt)));
}

type End = Pick<
  NewJob,
  'status' | 'finishedAt' | 'processMs' | 'pages' | 'typification' | 'errorCode' | 'errorParams'
>;

/** Ends a job that has not ended; undefined when it has, or when another attempt than `attempt` holds it. */
export async function endJob(db: Db, id: string, end: End, attempt?: number): Promise<Job | undefined> {
  const [job] = await db
    .update(jobs)
    .set(end)
    .where(
      and(
        eq(jobs.id, id),
        isNull(jobs.finishedAt),
        attempt === undefined ? undefined : eq(jobs.attempts, attempt),
      ),
    )
    .returning();
  return job;
}

export async function insertResult(db: Db, row: typeof jobResults.$inferInsert): Promise<void> {
  await db.insert(jobResults).values(row);
}

/** Jobs to be read that nobody has touched since `before`. */
export function listStalledJobs(
  db: Db,
  before: Date,
  limit: number,
): Promise<Pick<Job, 'id' | 'companyId'>[]> {
  return db
    .select({ id: jobs.id, companyId: jobs.companyId })
    .from(jobs)
    .where(
      and(
        eq(jobs.status, 'processing'),
        isNull(jobs.finishedAt),
        lt(jobs.readyAt, before),
        or(isNull(jobs.startedAt), lt(jobs.startedAt, before)),
      ),
    )
    .limit(limit);
}
