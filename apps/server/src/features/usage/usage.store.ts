import { sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
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
