import { and, asc, between, eq, gte, lt, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import type { DayRange } from '../../platform/day-range.ts';
import { jobs } from '../../platform/database/schema/jobs.ts';
import { uploads } from '../../platform/database/schema/uploads.ts';
import { usageDaily } from '../../platform/database/schema/usage.ts';

type NewUsage = typeof usageDaily.$inferInsert;

interface UsageFilter extends DayRange {
  readonly companyId: string;
  readonly service?: string | undefined;
}

type Counted = Required<Omit<NewUsage, 'attachments'>>;

/**
 * Adds to the row of that company, day and service, creating it on first use; the same statement looks for the job's second file.
 */
export async function addUsage(db: Db, row: Counted, jobId: string | undefined): Promise<void> {
  const isSecondFile = and(eq(uploads.name, 'extra_document'), eq(uploads.status, 'received'));
  const attachments =
    jobId === undefined
      ? 0
      : sql<number>`(select count(*) from ${uploads} where ${eq(uploads.ownerId, jobId)} and ${isSecondFile})`;
  const sum = (column: (typeof usageDaily)[keyof NewUsage], name: string) =>
    sql`${column} + excluded.${sql.identifier(name)}`;
  await db
    .insert(usageDaily)
    .values({ ...row, attachments })
    .onConflictDoUpdate({
      target: [usageDaily.companyId, usageDaily.day, usageDaily.service],
      set: {
        total: sum(usageDaily.total, 'total'),
        errors: sum(usageDaily.errors, 'errors'),
        pages: sum(usageDaily.pages, 'pages'),
        attachments: sum(usageDaily.attachments, 'attachments'),
        durationMsSum: sum(usageDaily.durationMsSum, 'duration_ms_sum'),
        durationMsMax: sql`greatest(${usageDaily.durationMsMax}, excluded.duration_ms_max)`,
      },
    });
}

/** Inserts counts of days that have none yet. */
export async function insertUsage(db: Db, rows: readonly NewUsage[]): Promise<void> {
  await db
    .insert(usageDaily)
    .values([...rows])
    .onConflictDoNothing();
}

/** By day and service; days and services without usage are left out. */
export function listUsageByDay(db: Db, filter: UsageFilter) {
  const { day, service, total, errors, attachments } = usageDaily;
  return db
    .select({ day, service, total, errors, attachments })
    .from(usageDaily)
    .where(ofFilter(filter))
    .orderBy(asc(day), asc(service));
}

export async function listCompaniesWithUsage(db: Db, { start, end }: DayRange): Promise<string[]> {
  const rows = await db
    .selectDistinct({ companyId: usageDaily.companyId })
    .from(usageDaily)
    .where(between(usageDaily.day, start, end));
  return rows.map(({ companyId }) => companyId);
}

export interface UsageSum {
  readonly total: number;
  readonly errors: number;
  readonly durationMs: number;
}

/** A company's total usage in a range. */
export async function sumUsage(db: Db, filter: UsageFilter): Promise<UsageSum> {
  const [sum] = await db.select(sums).from(usageDaily).where(ofFilter(filter));
  return {
    total: Number(sum?.total ?? 0),
    errors: Number(sum?.errors ?? 0),
    durationMs: Number(sum?.durationMs ?? 0),
  };
}

const sums = {
  total: sql<string>`coalesce(sum(${usageDaily.total}), 0)`,
  errors: sql<string>`coalesce(sum(${usageDaily.errors}), 0)`,
  durationMs: sql<string>`coalesce(sum(${usageDaily.durationMsSum}), 0)`,
};

function ofFilter({ companyId, service, start, end }: UsageFilter) {
  return and(
    eq(usageDaily.companyId, companyId),
    between(usageDaily.day, start, end),
    service === undefined ? undefined : eq(usageDaily.service, service),
  );
}

/** Without attachments, which cannot be counted again: second files may be purged. */
export type UsageRow = Omit<typeof usageDaily.$inferSelect, 'attachments'>;
export type UsageKey = Pick<UsageRow, 'companyId' | 'day' | 'service'>;

export function listUsageOfDay(db: Db, day: string): Promise<UsageRow[]> {
  return db.select().from(usageDaily).where(eq(usageDaily.day, day));
}

/** The right rows of a day, counted from the jobs that ended between two moments. */
export function countEndedJobs(
  db: Db,
  { day, from, until }: { day: string; from: Date; until: Date },
): Promise<UsageRow[]> {
  const { companyId, service, status, pages, processMs, finishedAt } = jobs;
  return db
    .select({
      companyId,
      day: sql<string>`${day}::text`,
      service,
      total: sql<number>`count(*)::int`,
      errors: sql<number>`(count(*) filter (where ${status} = 'error'))::int`,
      pages: sql<number>`coalesce(sum(${pages}), 0)::int`,
      durationMsSum: sql`coalesce(sum(${processMs}), 0)`.mapWith(Number),
      durationMsMax: sql<number>`coalesce(max(${processMs}), 0)::int`,
    })
    .from(jobs)
    .where(and(gte(finishedAt, from), lt(finishedAt, until)))
    .groupBy(companyId, service);
}

/** Sets the row to exactly these counts. */
export async function replaceUsage(db: Db, row: UsageRow): Promise<void> {
  const { companyId, day, service, ...counts } = row;
  await db
    .insert(usageDaily)
    .values({ companyId, day, service, ...counts })
    .onConflictDoUpdate({ target: [usageDaily.companyId, usageDaily.day, usageDaily.service], set: counts });
}

export async function deleteUsage(db: Db, { companyId, day, service }: UsageKey): Promise<void> {
  await db
    .delete(usageDaily)
    .where(
      and(eq(usageDaily.companyId, companyId), eq(usageDaily.day, day), eq(usageDaily.service, service)),
    );
}
