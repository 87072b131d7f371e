import { and, desc, eq, inArray, sql } from 'drizzle-orm';

import type { Db } from '../../../platform/database/database.ts';
import { companies } from '../../../platform/database/schema/companies.ts';
import { reports } from '../../../platform/database/schema/reports.ts';

export type ReportRow = typeof reports.$inferSelect;
type NewReport = typeof reports.$inferInsert;

/** Most reports that a list shows. */
const listed = 500;

export function insertReports(db: Db, rows: readonly NewReport[]): Promise<ReportRow[]> {
  return db
    .insert(reports)
    .values([...rows])
    .returning();
}

/** Newest first. */
export function listReports(db: Db, companyId: string): Promise<ReportRow[]> {
  return db
    .select()
    .from(reports)
    .where(eq(reports.companyId, companyId))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(listed);
}

export async function findReport(db: Db, companyId: string, id: string): Promise<ReportRow | undefined> {
  const [report] = await db.select().from(reports).where(isReport(companyId, id));
  return report;
}

/** Marks a report as being written; undefined when it is finished already, or does not exist. */
export async function beginReport(db: Db, companyId: string, id: string): Promise<ReportRow | undefined> {
  const [report] = await db
    .update(reports)
    .set({ status: 'processing', rows: 0 })
    .where(and(isReport(companyId, id), inArray(reports.status, ['waiting', 'processing'])))
    .returning();
  return report;
}

export async function updateReport(
  db: Db,
  { companyId, id }: Pick<ReportRow, 'companyId' | 'id'>,
  changes: Partial<Pick<ReportRow, 'status' | 'rows' | 'objectKey' | 'finishedAt'>>,
): Promise<void> {
  await db.update(reports).set(changes).where(isReport(companyId, id));
}

/** Files older than their company's retention. */
export function listExpiredReports(db: Db, now: Date): Promise<ReportRow[]> {
  const isOver = sql`${reports.createdAt} + make_interval(days => ${companies.dataExpiresDays}) <= ${now.toISOString()}::timestamptz`;
  return db
    .select({ report: reports })
    .from(reports)
    .innerJoin(companies, eq(companies.id, reports.companyId))
    .where(and(eq(reports.status, 'done'), isOver))
    .limit(listed)
    .then((rows) => rows.map(({ report }) => report));
}

function isReport(companyId: string, id: string) {
  return and(eq(reports.companyId, companyId), eq(reports.id, id));
}
