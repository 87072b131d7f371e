import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const usageDaily = pgTable(
  'usage_daily',
  {
    companyId: text('company_id').notNull(),
    day: date().notNull(),
    service: text().notNull(),
    total: integer().notNull().default(0),
    errors: integer().notNull().default(0),
    pages: integer().notNull().default(0),
    durationMsSum: bigint('duration_ms_sum', { mode: 'number' }).notNull().default(0),
    durationMsMax: integer('duration_ms_max').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day, table.service] })],
);

/** What is counted of the jobs feature's table. */
export const endedJobs = pgTable('jobs', {
  id: text().primaryKey(),
  companyId: text('company_id').notNull(),
  service: text().notNull(),
  status: text().notNull(),
  pages: integer(),
  processMs: integer('process_ms'),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});
