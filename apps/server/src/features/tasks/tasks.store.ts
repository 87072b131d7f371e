import { reviewLease } from '@lavra/contract/model/task';
import { type SQL, and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { companies } from '../../platform/database/schema/companies.ts';
import { users } from '../../platform/database/schema/identity.ts';
import { jobs } from '../../platform/database/schema/jobs.ts';
import { tasks } from '../../platform/database/schema/tasks.ts';
import { hourMs } from '../../platform/times.ts';

export type Task = typeof tasks.$inferSelect;
export type NewTask = typeof tasks.$inferInsert;

export async function insertTask(db: Db, row: NewTask): Promise<void> {
  await db.insert(tasks).values(row);
}

export async function findTask(db: Db, jobId: string): Promise<Task | undefined> {
  const [task] = await db.select().from(tasks).where(eq(tasks.jobId, jobId));
  return task;
}

/** What a reviewer sees of a task beside its own row. */
export async function findTaskSurroundings(db: Db, jobId: string) {
  const [found] = await db
    .select({ companyName: users.name, expiresAt: jobs.expiresAt })
    .from(tasks)
    .innerJoin(jobs, eq(jobs.id, tasks.jobId))
    .innerJoin(users, eq(users.id, tasks.companyId))
    .where(eq(tasks.jobId, jobId));
  return found;
}

/** The task that a user holds. */
export async function findClaimed(db: Db, userId: string): Promise<Task | undefined> {
  const [task] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.claimedBy, userId), eq(tasks.status, 'claimed')));
  return task;
}

/** Filters of the tasks to work on; undefined for every task that is allowed. */
export interface TaskChoice {
  readonly companyId: string | undefined;
  readonly service: string | undefined;
  readonly readyBefore: Date | undefined;
  readonly jobId: string | undefined;
}

interface Claiming {
  readonly userId: string;
  readonly at: Date;
}

const open = isNull(tasks.finishedAt);

/** Whether a task can be claimed now: postponed until now, or claimed with an ended lease, included. */
const isClaimable = (at: Date) => sql`(
  ${tasks.status} = 'available'
  or ${tasks.status} = 'postponed' and ${tasks.postponedUntil} <= ${at.toISOString()}::timestamptz
  or ${tasks.status} = 'claimed' and ${tasks.leaseUntil} <= ${at.toISOString()}::timestamptz)`;

/** Whether a task is reserved for another reviewer, who was shown it as their next one. */
const isLeftToOther = ({ userId, at }: Claiming) =>
  sql`(${tasks.nextFor} <> ${userId} and ${tasks.nextUntil} > ${at.toISOString()}::timestamptz)`;

/** First among tasks that are not reserved for others; when there is none, among all: nobody waits beside a task. */
async function beforeOthers<Found>(
  find: (besides: SQL | undefined) => Promise<Found | undefined>,
  { jobId }: TaskChoice,
  claiming: Claiming,
): Promise<Found | undefined> {
  const besides = sql`${isLeftToOther(claiming)} is not true`;
  const found = jobId === undefined ? await find(besides) : undefined;
  return found ?? find(undefined);
}

/** The free task with the earliest target; a first reviewer never decides the same task a second time. */
function nextTask(
  db: Db,
  { companyId, service, readyBefore, jobId }: TaskChoice,
  { userId, at }: Claiming,
  besides: SQL | undefined,
) {
  return db
    .select({ jobId: tasks.jobId })
    .from(tasks)
    .innerJoin(companies, eq(companies.id, tasks.companyId))
    .where(
      and(
        open,
        besides,
        isClaimable(at),
        isNull(companies.deactivatedAt),
        companyId === undefined ? undefined : eq(tasks.companyId, companyId),
        service === undefined ? undefined : eq(tasks.service, service),
        readyBefore && lte(tasks.readyAt, readyBefore),
        jobId === undefined ? undefined : eq(tasks.jobId, jobId),
        sql`${tasks.firstOperator} is distinct from ${userId}`,
      ),
    )
    .orderBy(asc(tasks.targetAt), asc(tasks.jobId))
    .limit(1);
}

export async function findNextTask(
  db: Db,
  choice: TaskChoice,
  claiming: Claiming,
): Promise<Task | undefined> {
  const find = async (besides: SQL | undefined) => (await nextTask(db, choice, claiming, besides))[0];
  const next = await beforeOthers(find, choice, claiming);
  return next && findTask(db, next.jobId);
}

/** Reserves a free task for the reviewer who is shown it as their next one, for as long as a lease. */
export async function leaveTo(db: Db, jobId: string, { userId, at }: Claiming): Promise<void> {
  await db
    .update(tasks)
    .set({ nextFor: userId, nextUntil: leaseFrom(at) })
    .where(and(eq(tasks.jobId, jobId), open, sql`${isLeftToOther({ userId, at })} is not true`));
}

/** Milliseconds of work including the claim that ends at `at`, or ended with its lease. */
const workedUntil = (at: Date) => sql`${tasks.workMs} + coalesce(greatest(0, 1000 * extract(epoch from
  least(${at.toISOString()}::timestamptz, ${tasks.leaseUntil}) - ${tasks.workingSince}))::bigint, 0)`;

const leaseFrom = (at: Date, seconds: number = reviewLease.leaseS) => new Date(at.getTime() + seconds * 1000);

const nobody = { claimedBy: null, leaseUntil: null, workingSince: null } as const;

/** Until the end of the transaction no other call of this user claims anything. */
export async function awaitOwnTurn(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`review ${userId}`}, 0))`);
}

/** The task that a user holds already, with its lease renewed and its clock running. */
export async function renewHeld(db: Db, { userId, at }: Claiming, jobId?: string): Promise<Task | undefined> {
  const [task] = await db
    .update(tasks)
    .set({
      leaseUntil: leaseFrom(at),
      workMs: sql`case when ${tasks.leaseUntil} < ${at.toISOString()}::timestamptz then ${workedUntil(at)} else ${tasks.workMs} end`,
      workingSince: sql`case when ${tasks.leaseUntil} < ${at.toISOString()}::timestamptz then ${at.toISOString()}::timestamptz
        else coalesce(${tasks.workingSince}, ${at.toISOString()}::timestamptz) end`,
    })
    .where(
      and(
        eq(tasks.claimedBy, userId),
        eq(tasks.status, 'claimed'),
        jobId === undefined ? undefined : eq(tasks.jobId, jobId),
      ),
    )
    .returning();
  return task;
}

/** What a claim does about rows that are locked: passes over them, or waits. */
type LockedRows = { readonly skipLocked: true } | { readonly skipLocked?: undefined };

/**
 * Claims the next task and skips those whose rows are locked, as somebody else is probably claiming them. When nothing
 * else is left it waits for these: they may only be reserved, or a claim of theirs may be rolled back.
 */
export async function claimNext(db: Db, choice: TaskChoice, claiming: Claiming): Promise<Task | undefined> {
  const { userId, at } = claiming;
  const claim = async (besides: SQL | undefined, locked: LockedRows = { skipLocked: true }) => {
    const next = nextTask(db, choice, claiming, besides).for('update', { of: tasks, ...locked });
    const [task] = await db
      .update(tasks)
      .set({
        status: 'claimed',
        claimedBy: userId,
        leaseUntil: leaseFrom(at),
        nextFor: null,
        nextUntil: null,
        workMs: workedUntil(at),
        workingSince: at,
        startedAt: sql`coalesce(${tasks.startedAt}, ${at.toISOString()}::timestamptz)`,
        postponedUntil: null,
      })
      .where(eq(tasks.jobId, sql`(${next})`))
      .returning();
    return task;
  };
  return (await beforeOthers(claim, choice, claiming)) ?? claim(undefined, {});
}

/**
 * Locks the task and its job until the end of the transaction; undefined when it is not the company's. The job first, in the
 * order of everything that ends a job.
 */
export async function lockTask(
  db: Db,
  { companyId, jobId }: { companyId: string; jobId: string },
): Promise<Task | undefined> {
  await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('update');
  const [task] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.jobId, jobId), eq(tasks.companyId, companyId)))
    .for('update');
  return task;
}

/** Stops the clock of a held task. */
export async function pauseHeld(db: Db, jobId: string, at: Date): Promise<Date> {
  const leaseUntil = leaseFrom(at, reviewLease.pauseS);
  await db
    .update(tasks)
    .set({ workMs: workedUntil(at), workingSince: null, leaseUntil })
    .where(eq(tasks.jobId, jobId));
  return leaseUntil;
}

/** Releases a held task, now or from a later moment on. */
export async function putBack(
  db: Db,
  jobId: string,
  at: Date,
  changes: Partial<Pick<NewTask, 'postponedUntil' | 'observation'>> & Partial<NewTask> = {},
): Promise<void> {
  const status = changes.postponedUntil ? ('postponed' as const) : ('available' as const);
  await db
    .update(tasks)
    .set({ ...changes, ...nobody, status, workMs: workedUntil(at) })
    .where(eq(tasks.jobId, jobId));
}

/** Ends an open task; false when it has ended already. What its job keeps of it is in the job's result. */
export async function endTask(
  db: Db,
  jobId: string,
  at: Date,
  end: Partial<NewTask> & Pick<NewTask, 'status'>,
): Promise<boolean> {
  const worked = workedUntil(at);
  const ended = await db
    .update(tasks)
    .set({
      ...end,
      ...nobody,
      postponedUntil: null,
      finishedAt: at,
      workMs: worked,
      queueMs: sql`greatest(0, (1000 * extract(epoch from ${at.toISOString()}::timestamptz - ${tasks.readyAt}))::bigint - (${worked}))`,
      result: null,
      validation: null,
    })
    .where(and(eq(tasks.jobId, jobId), open))
    .returning({ jobId: tasks.jobId });
  return ended.length > 0;
}

/** Makes tasks available again whose lease has ended or whose postponement is over. */
export async function releaseLapsed(db: Db, at: Date): Promise<void> {
  await db
    .update(tasks)
    .set({ ...nobody, status: 'available', postponedUntil: null, workMs: workedUntil(at) })
    .where(and(open, sql`${tasks.status} <> 'available'`, isClaimable(at)));
}

/** How long before its purge an undecided job ends, so that its sender can still learn why. */
export const noticeMs = hourMs;

/** Open tasks whose job expires within `noticeMs`. */
export function listExpired(db: Db, at: Date, limit: number): Promise<{ jobId: string }[]> {
  return db
    .select({ jobId: tasks.jobId })
    .from(tasks)
    .innerJoin(jobs, eq(jobs.id, tasks.jobId))
    .where(and(open, lte(jobs.expiresAt, new Date(at.getTime() + noticeMs))))
    .limit(limit);
}

/** Removes what was read and said; counts, times and the keys of wrong fields stay. */
export async function purgeTasks(db: Db, jobIds: readonly string[]): Promise<void> {
  await db
    .update(tasks)
    .set({
      result: null,
      validation: null,
      aiResult: null,
      operatorResult: null,
      firstResult: null,
      observation: null,
    })
    .where(sql`${tasks.jobId} = any(${sql.param(jobIds)})`);
}

/** Open tasks by company and service; of all companies when none is given. */
export async function countOpen(db: Db, companyId: string | undefined, at: Date) {
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  return db
    .select({
      companyId: tasks.companyId,
      companyName: users.name,
      service: tasks.service,
      available: count(isClaimable(at)),
      claimed: count(sql`${tasks.status} = 'claimed' and not ${isClaimable(at)}`),
      postponed: count(sql`${tasks.status} = 'postponed' and not ${isClaimable(at)}`),
      late: count(sql`${tasks.targetAt} <= ${at.toISOString()}::timestamptz`),
      oldestReadyAt: sql<Date>`min(${tasks.readyAt})`.mapWith(tasks.readyAt),
      nextTargetAt:
        sql<Date | null>`min(${tasks.targetAt}) filter (where ${tasks.targetAt} > ${at.toISOString()}::timestamptz)`.mapWith(
          tasks.targetAt,
        ),
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.companyId))
    .where(and(open, companyId === undefined ? undefined : eq(tasks.companyId, companyId)))
    .groupBy(tasks.companyId, users.name, tasks.service)
    .orderBy(sql`min(${tasks.targetAt})`);
}

/** Number of tasks that a user decided since a moment. */
export async function countDecided(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(and(eq(tasks.operator, userId), sql`${tasks.finishedAt} >= ${since.toISOString()}::timestamptz`));
  return row?.count ?? 0;
}

/** A document's values after its review. */
export interface ReviewedValues {
  readonly jobId: string;
  readonly service: string;
  readonly pages: number | null;
  readonly values: Readonly<Record<string, string>>;
}

/** Decided tasks of companies that agreed to training, whose documents are still stored, in the order of their jobs. */
export async function listReviewed(
  db: Db,
  { after, now, limit }: { after: string; now: Date; limit: number },
): Promise<ReviewedValues[]> {
  const rows = await db
    .select({
      jobId: tasks.jobId,
      service: tasks.service,
      pages: jobs.pages,
      values: tasks.operatorResult,
    })
    .from(tasks)
    .innerJoin(jobs, eq(jobs.id, tasks.jobId))
    .innerJoin(companies, eq(companies.id, tasks.companyId))
    .where(
      and(
        eq(tasks.status, 'completed'),
        eq(companies.isTrainingAccepted, true),
        isNull(jobs.purgedAt),
        gt(jobs.expiresAt, now),
        gt(tasks.jobId, after),
      ),
    )
    .orderBy(asc(tasks.jobId))
    .limit(limit);
  return rows.map(({ values, ...row }) => ({ ...row, values: values ?? {} }));
}
