import type { Validation } from '@lavra/contract/model/validation';
import { type SQL, and, asc, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';

import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { batches, jobResults, jobs } from '../../platform/database/schema/jobs.ts';
import { type Statement, runStatement } from '../../platform/database/statement.ts';

export type Job = typeof jobs.$inferSelect;
export type NewJob = typeof jobs.$inferInsert;

/** On the wire a single job is a batch of itself. */
export function batchIdOf({ id, batchId }: Pick<Job, 'id' | 'batchId'>): string {
  return batchId ?? id;
}

/** Columns of jobs and batches that are filled later, or by `sentValues`. */
const unsent = ['updatedAt', 'expiresAt', 'finishedAt', 'purgedAt', 'errorCode', 'errorParams'] as const;

/** The columns that are written when a job or a batch is sent: all that both have, except the `unsent` ones. */
export type Sent = Omit<Pick<Job, keyof Job & keyof typeof batches.$inferSelect>, (typeof unsent)[number]>;

/** Inserts a single job in one statement with its files and, where they are here already, the message that starts it. */
export async function insertJob(
  ctx: Pick<Context, 'db' | 'once'>,
  job: Sent,
  { files, message }: { readonly files: Statement; readonly message?: Statement },
): Promise<void> {
  await runStatement(ctx, {
    name: `insert_job_${files.name}${message ? '_sent' : ''}`,
    sql: () => sql`
      with filed as (${files.sql()})${message ? sql`, sent as (${message.sql()})` : sql``}
      insert into ${jobs} (${sentColumns}, ready_at)
      select ${sentValues}, ${sql.placeholder('readyAt')}::timestamptz`,
    values: {
      ...valuesOfSent(job),
      ...files.values,
      ...message?.values,
      readyAt: message ? job.createdAt.toISOString() : null,
    },
  });
}

const jobColumns = getTableColumns(jobs);
const isSent = (key: string): key is keyof Sent =>
  key in jobColumns && !unsent.some((column) => column === key);
const sentKeys = Object.keys(getTableColumns(batches)).filter(isSent);

/** Columns of jobs and batches that a sending fills, in the order of `sentValues`. */
export const sentColumns = sql.raw(
  [...sentKeys.map((key) => jobColumns[key].name), 'updated_at', 'expires_at'].join(', '),
);

/** Expires after its company's current retention, counted from its creation; computed when the row is written. */
export const sentValues = sql`
  ${sql.join(
    sentKeys.map((key) => sql`${sql.placeholder(key)}::${sql.raw(jobColumns[key].getSQLType())}`),
    sql`, `,
  )},
  ${sql.placeholder('createdAt')}::timestamptz,
  ${sql.placeholder('createdAt')}::timestamptz + interval '24 hours' * (
    select data_expires_days from companies where id = ${sql.placeholder('companyId')}
  )`;

export function valuesOfSent(row: Sent): Record<string, unknown> {
  return Object.fromEntries(
    sentKeys.map((key) => [key, row[key] == null ? null : jobColumns[key].mapToDriverValue(row[key])]),
  );
}

/** False when its place in the archive already has a job. */
export async function insertJobOnce(db: Db, row: NewJob): Promise<boolean> {
  const inserted = await db.insert(jobs).values(row).onConflictDoNothing().returning({ id: jobs.id });
  return inserted.length > 0;
}

/** In any company when none is given: for workers and administrators. */
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

/** The states of jobs of any company. */
export function listJobStates(db: Db, ids: readonly string[]) {
  const { id, companyId, service, status, errorCode, errorParams } = jobs;
  return db
    .select({ id, companyId, service, status, errorCode, errorParams })
    .from(jobs)
    .where(sql`${id} = any(${sql.param(ids)})`);
}

function ofCompany(companyId: string | undefined) {
  return companyId === undefined ? undefined : eq(jobs.companyId, companyId);
}

/** A job in human review is `processing` too, but has been read already. */
const isToBeRead = and(eq(jobs.status, 'processing'), isNull(jobs.reviewAt));

/** Jobs of a company that wait to be read, counted up to `limit`. */
export async function countBacklog(db: Db, companyId: string, limit: number): Promise<number> {
  const waiting = db
    .select({ one: sql`1` })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isToBeRead))
    .limit(limit)
    .as('waiting');
  const [row] = await db.select({ count: sql<string>`count(*)` }).from(waiting);
  return Number(row?.count ?? 0);
}

/** True in a statement with a part `started` that found its row. */
export const isStarted = sql`exists (select from started)`;

/**
 * `waiting` → `processing` for the job that `received` names by `owner_id`, as the part `started` of a statement; the part `sent`
 * is its message.
 */
export function startingJob(message: Statement): Statement {
  const at = sql.placeholder('at');
  return {
    ...message,
    name: `job_${message.name}`,
    sql: () => sql`
      started as (
        update jobs set status = 'processing', ready_at = ${at}, updated_at = ${at}
          from received where jobs.id = received.owner_id and jobs.status = 'waiting'
        returning jobs.id
      ),
      sent as (${message.sql()})`,
  };
}

/** Starts one more attempt, whose number fences off every earlier one; undefined when there is nothing to read. */
export async function claimAttempt(db: Db, id: string, at: Date): Promise<Job | undefined> {
  const [job] = await db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, startedAt: at })
    .where(and(eq(jobs.id, id), isToBeRead))
    .returning();
  return job;
}

/** Takes back an attempt that was interrupted rather than failed. */
export async function releaseAttempt(db: Db, id: string, attempt: number): Promise<void> {
  await db
    .update(jobs)
    .set({ attempts: attempt - 1, startedAt: null })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'processing'), eq(jobs.attempts, attempt)));
}

/** Hands a job that was read to human review; for its sender it stays `processing`. */
export async function markInReview(
  db: Db,
  id: string,
  { attempt, at }: { attempt: number; at: Date },
): Promise<boolean> {
  const marked = await db
    .update(jobs)
    .set({ status: 'processing', reviewAt: at, validation: null, validationStatus: null })
    .where(and(eq(jobs.id, id), isNull(jobs.finishedAt), isNull(jobs.reviewAt), eq(jobs.attempts, attempt)))
    .returning({ id: jobs.id });
  return marked.length > 0;
}

/** Ends a job; undefined when it has ended already, or when another attempt than `attempt` holds it. */
export async function endJob(
  db: Db,
  id: string,
  { end, at, attempt }: { end: Partial<NewJob>; at: Date; attempt?: number | undefined },
): Promise<Job | undefined> {
  const [job] = await db
    .update(jobs)
    .set({ ...end, finishedAt: at, updatedAt: at })
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

export async function deleteResult(db: Db, jobId: string): Promise<void> {
  await db.delete(jobResults).where(eq(jobResults.jobId, jobId));
}

/** `processing` → `validating`, for the attempt that read it; undefined when another attempt holds it or it has ended. */
export async function startValidating(
  db: Db,
  { id, attempt, ...changes }: Partial<NewJob> & { id: string; attempt: number; validatingAt: Date },
): Promise<Pick<Job, 'companyId'> | undefined> {
  const [job] = await db
    .update(jobs)
    .set({ ...changes, status: 'validating', updatedAt: changes.validatingAt })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'processing'), eq(jobs.attempts, attempt)))
    .returning({ companyId: jobs.companyId });
  return job;
}

/** A job that awaits its outside checks; undefined when it does not. */
export async function findValidating(db: Db, id: string) {
  const [found] = await db
    .select({ job: jobs, result: jobResults.result })
    .from(jobs)
    .innerJoin(jobResults, eq(jobResults.jobId, jobs.id))
    .where(and(eq(jobs.id, id), eq(jobs.status, 'validating')));
  return found;
}

/** Adds outcomes of checks to those that are stored. */
export async function mergeValidation(db: Db, id: string, outcomes: Validation): Promise<void> {
  await db
    .update(jobs)
    .set({ validation: sql`${jobs.validation} || ${JSON.stringify(outcomes)}::jsonb` })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'validating')));
}

/** Jobs that have awaited outside checks since before that moment. */
export function listStalledValidations(db: Db, before: Date, limit: number): Promise<Pick<Job, 'id'>[]> {
  return db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.status, 'validating'), isNull(jobs.finishedAt), lt(jobs.validatingAt, before)))
    .limit(limit);
}

/** Jobs to be read without progress since `before`. */
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
        isToBeRead,
        isNull(jobs.finishedAt),
        lt(jobs.readyAt, before),
        or(isNull(jobs.startedAt), lt(jobs.startedAt, before)),
      ),
    )
    .limit(limit);
}

/** A single job, or the jobs of a batch in their order. */
export function listJobsOf(db: Db, file: ProcessedFileId): Promise<Job[]> {
  return db.select().from(jobs).where(isOf(file)).orderBy(asc(jobs.ordinal));
}

/** A row in the list of processed files: a single job or a batch. */
export interface ProcessedFileId {
  readonly id: string;
  readonly isSingle: boolean;
}

/** The jobs of a processed file. */
export function isOf({ id, isSingle }: ProcessedFileId): SQL {
  return isSingle ? eq(jobs.id, id) : eq(jobs.batchId, id);
}
