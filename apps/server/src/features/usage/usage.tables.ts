import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const usageDaily = pgTable(
  'usage_daily',
  {
    companyId: text('company_id').notNull(),
    day: date('day').notNull(),
    service: text('service').notNull(),
    total: integer('total').notNull().default(0),
    errors: integer('errors').notNull().default(0),
    pages: integer('pages').notNull().default(0),
    durationMsSum: bigint('duration_ms_sum', { mode: 'number' }).notNull().default(0),
    durationMsMax: integer('duration_ms_max').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day, table.service] })],
);

/** What is counted of the jobs feature's table. */
export const endedJobs = pgTable('jobs', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  service: text('service').notNull(),
  status: text('status').notNull(),
  pages: integer('pages'),
  processMs: integer('process_ms'),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});
