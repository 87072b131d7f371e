import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** One row per company, service and day of America/Sao_Paulo, added to in the transaction that ends a job. */
export const usageDaily = pgTable(
  'usage_daily',
  {
    companyId: text('company_id').notNull(),
    day: date('day').notNull(),
    service: text('service').notNull(),
    total: integer('total').notNull().default(0),
    errors: integer('errors').notNull().default(0),
    pages: integer('pages').notNull().default(0),
    /** Second files that came with documents; 0 for days before these were counted. */
    attachments: integer('attachments').notNull().default(0),
    durationMsSum: bigint('duration_ms_sum', { mode: 'number' }).notNull().default(0),
    durationMsMax: integer('duration_ms_max').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'usage_daily_pkey', columns: [table.companyId, table.day, table.service] }),
    // Includes the counts, so that a sum over a company and many days reads only the index.
    index('usage_daily_day').on(table.day, table.companyId, table.total, table.errors),
  ],
);

/** Sums of whole days over all companies, made each night from `usage_daily`; the newest day is the last one summed. */
export const usageOfDays = pgTable(
  'usage_of_days',
  { day: date('day').notNull(), service: text('service').notNull(), ...summed() },
  (table) => [primaryKey({ name: 'usage_of_days_pkey', columns: [table.day, table.service] })],
);

/** Sums of whole months, each over days that are in `usage_of_days`. */
export const usageOfMonths = pgTable(
  'usage_of_months',
  {
    /** The month's first day. */
    month: date('month').notNull(),
    companyId: text('company_id').notNull(),
    service: text('service').notNull(),
    ...summed(),
  },
  (table) => [
    primaryKey({ name: 'usage_of_months_pkey', columns: [table.month, table.companyId, table.service] }),
  ],
);

function summed() {
  return {
    total: bigint('total', { mode: 'number' }).notNull(),
    errors: bigint('errors', { mode: 'number' }).notNull(),
    durationMsSum: bigint('duration_ms_sum', { mode: 'number' }).notNull(),
  };
}
