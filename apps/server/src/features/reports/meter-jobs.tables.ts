import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the report shows of the jobs feature's table. */
export const meterJobs = pgTable('jobs', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  service: text('service').notNull(),
  status: text('status').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  metadata: jsonb('metadata'),
  clientData: jsonb('client_data'),
});
