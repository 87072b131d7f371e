import { and, asc, between, eq, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import type { DayRange } from '../../platform/day-range.ts';
import { usageDaily } from './usage.tables.ts';

type UsageRow = typeof usageDaily.$inferInsert;

/** Adds to the row of that company, day and service, making it on first use. */
export async function addUsage(db: Db, row: Required<UsageRow>): Promise<void> {
  const sum = (column: (typeof usageDaily)[keyof UsageRow], name: string) =>
    sql`${column} + excluded.${sql.identifier(name)}`;
  await db
    .insert(usageDaily)
    .values(row)
    .onConflictDoUpdate({
      target: [usageDaily.companyId, usageDaily.day, usageDaily.service],
      set: {
        total: sum(usageDaily.total, 'total'),
        errors: sum(usageDaily.errors, 'errors'),
        pages: sum(usageDaily.pages, 'pages'),
        durationMsSum: sum(usageDaily.durationMsSum, 'duration_ms_sum'),
        durationMsMax: sql`greatest(${usageDaily.durationMsMax}, excluded.duration_ms_max)`,
      },
    });
}

export function listUsageByDay(db: Db, companyId: string, { start, end }: DayRange) {
  const { day, service, total, errors } = usageDaily;
  return db
    .select({ day, service, total, errors })
    .from(usageDaily)
    .where(and(eq(usageDaily.companyId, companyId), between(day, start, end)))
    .orderBy(asc(day), asc(service));
}

export async function listCompaniesWithUsage(db: Db, { start, end }: DayRange): Promise<string[]> {
  const rows = await db
    .selectDistinct({ companyId: usageDaily.companyId })
    .from(usageDaily)
    .where(between(usageDaily.day, start, end));
  return rows.map(({ companyId }) => companyId);
}
