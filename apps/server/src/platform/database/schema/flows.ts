import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';
import { companies } from './companies.ts';

/** Sends a scope's jobs to human review. */
export const flows = pgTable(
  'flows',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    scope: text('scope').notNull(),
    /** Empty for every app client of the company. */
    clientId: text('client_id').notNull().default(''),
    backofficeId: text('backoffice_id').notNull(),
    project: text('project').notNull().default(''),
    rule: text('rule').notNull().default(''),
    /** People do all of the reading. */
    usesBackoffice: boolean('uses_backoffice').notNull().default(false),
    /** People validate what was read. */
    usesBackofficeValidation: boolean('uses_backoffice_validation').notNull().default(false),
    /** Minutes after which a task is late. */
    targetMinutes: integer('target_minutes').notNull().default(1440),
    /** Percentage of the tasks that two people decide; 100 is four eyes for all. */
    secondReviewPercent: integer('second_review_percent').notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by'),
  },
  (table) => [
    primaryKey({ name: 'flows_pkey', columns: [table.companyId, table.scope, table.clientId] }),
    check('flows_one_way_check', sql`not (${table.usesBackoffice} and ${table.usesBackofficeValidation})`),
  ],
);
