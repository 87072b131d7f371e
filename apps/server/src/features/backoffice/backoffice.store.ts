import { type SQL, and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/identity.ts';
import { jobs } from '../../platform/database/schema/jobs.ts';
import { tasks } from '../../platform/database/schema/tasks.ts';
import { type TasksOf, fieldInKey, matching, operatorOf, waitOf, workOf } from './task-filter.store.ts';

export type Task = typeof tasks.$inferSelect;
export type ListedTask = Awaited<ReturnType<typeof listTaskRows>>[number];

/** Most names of a kind that are offered as options of a filter. */
const mostOptions = 500;

/** Newest first. */
export function listTaskRows(db: Db, of: TasksOf, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select({
      jobId: tasks.jobId,
      batchId: jobs.batchId,
      createdAt: tasks.createdAt,
      service: tasks.service,
      project: tasks.project,
      status: tasks.status,
      operator: operatorOf,
      queueMs: waitOf(of.now),
      workMs: workOf(of.now),
      targetAt: tasks.targetAt,
      finishedAt: tasks.finishedAt,
    })
    .from(tasks)
    .innerJoin(jobs, eq(jobs.id, tasks.jobId))
    .where(matching(of))
    .orderBy(desc(tasks.createdAt), desc(tasks.jobId))
    .limit(limit)
    .offset(offset);
}

export async function countTasks(db: Db, of: TasksOf): Promise<number> {
  const [counted] = await ofTasks(db, { total: count() }).where(matching(of));
  return counted?.total ?? 0;
}

export async function findTask(db: Db, companyId: string, jobId: string): Promise<Task | undefined> {
  const [task] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.jobId, jobId), eq(tasks.companyId, companyId)));
  return task;
}

export async function sumReviews(db: Db, of: TasksOf) {
  const isCompleted = sql`${tasks.status} = 'completed'`;
  const average = (column: typeof tasks.workMs | typeof tasks.queueMs) =>
    sql<string>`coalesce(avg(${column}) filter (where ${isCompleted}), 0)`;
  const [sums] = await ofTasks(db, {
    completed: sql<string>`count(*) filter (where ${isCompleted})`,
    success: sql<string>`count(*) filter (where ${isCompleted} and ${tasks.isSuccess})`,
    second: sql<string>`count(*) filter (where ${isCompleted} and ${tasks.isAgreed} is not null)`,
    agreed: sql<string>`count(*) filter (where ${isCompleted} and ${tasks.isAgreed})`,
    workMs: average(tasks.workMs),
    queueMs: average(tasks.queueMs),
  }).where(matching(of));
  return {
    completed: Number(sums?.completed ?? 0),
    success: Number(sums?.success ?? 0),
    second: Number(sums?.second ?? 0),
    agreed: Number(sums?.agreed ?? 0),
    workMs: Number(sums?.workMs ?? 0),
    queueMs: Number(sums?.queueMs ?? 0),
  };
}

/** The tasks that wait in the queue now and match the filter, whenever they were sent. */
export async function countAvailable(db: Db, of: TasksOf): Promise<number> {
  const ever = { ...of, from: new Date(0), until: of.now };
  const isWaiting = and(
    isNull(tasks.finishedAt),
    sql`(${tasks.status} <> 'claimed' or ${tasks.leaseUntil} < ${of.now.toISOString()}::timestamptz)`,
  );
  const [counted] = await ofTasks(db, { total: count() }).where(and(isWaiting, matching(ever)));
  return counted?.total ?? 0;
}

/** Tasks sent to review, by day in São Paulo and project. */
export function listDaysOfProjects(db: Db, of: TasksOf) {
  const day = sql<string>`(${tasks.createdAt} at time zone 'America/Sao_Paulo')::date::text`;
  return ofTasks(db, { day, project: tasks.project, total: count() })
    .where(matching(of))
    .groupBy(day, tasks.project)
    .orderBy(asc(tasks.project), asc(day));
}

export function listOperators(db: Db, of: TasksOf): Promise<{ id: string; email: string }[]> {
  return db
    .selectDistinct({ id: users.id, email: users.email })
    .from(tasks)
    .innerJoin(users, eq(users.id, operatorOf))
    .where(matching(of))
    .orderBy(asc(users.email))
    .limit(mostOptions);
}

export async function listProjectNames(db: Db, of: TasksOf): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: tasks.project })
    .from(tasks)
    .where(and(matching(of), sql`${tasks.project} <> ''`))
    .orderBy(asc(tasks.project))
    .limit(mostOptions);
  return rows.map(({ name }) => name);
}

/** Paths to the values of the metadata: keys, and keys inside a key. */
export async function listMetadataPaths(db: Db, of: TasksOf): Promise<string[][]> {
  const { rows } = await db.execute<{ key: string; inside: string | null }>(sql`
    select distinct key, inside
      from ${tasks} join ${jobs} on ${jobs.id} = ${tasks.jobId},
           lateral (
             select each.key, inner_one.key as inside, jsonb_typeof(each.value) as kind
               from jsonb_each(${objectOf(sql`${jobs.metadata}::jsonb`)}) as each
               left join lateral jsonb_each(${objectOf(sql`each.value`)}) as inner_one on true
           ) as named
     where ${matching(of)} and (kind <> 'object' or inside is not null)
     order by key, inside limit ${mostOptions}`);
  return rows.map(({ key, inside }) => (inside === null ? [key] : [key, inside]));
}

/** Fields that the engine read or reviewers decided, without the prefix of their document and the index of their row. */
export async function listResultFields(db: Db, of: TasksOf): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct ${fieldInKey(sql`each.key`)} as name
      from ${tasks} join ${jobs} on ${jobs.id} = ${tasks.jobId},
           jsonb_object_keys(${tasks.confidences} || coalesce(${tasks.aiResult}, '{}') || coalesce(${tasks.operatorResult}, '{}')) as each(key)
     where ${matching(of)} order by name limit ${mostOptions}`);
  return rows.map(({ name }) => name);
}

function objectOf(value: SQL): SQL {
  return sql`case when jsonb_typeof(${value}) = 'object' then ${value} else '{}' end`;
}

/** A query over the tasks joined with their jobs, which conditions of a filter may name. */
function ofTasks<S extends Parameters<Db['select']>[0] & {}>(db: Db, selection: S) {
  return db.select(selection).from(tasks).innerJoin(jobs, eq(jobs.id, tasks.jobId));
}
