import type { ReportRequest } from '@lavra/contract/model/report';
import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { listed, moment, orderedText } from './columns.ts';
import { companies } from './companies.ts';

const formats = ['csv', 'json'] as const;
const statuses = ['waiting', 'processing', 'done', 'error', 'expired'] as const;

/** A file of a company's jobs that an administrator asked for; kept as long as the company's data. */
export const reports = pgTable(
  'reports',
  {
    id: orderedText('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    start: date('start').notNull(),
    end: date('end').notNull(),
    format: text('format', { enum: formats }).notNull(),
    observation: text('observation').notNull().default(''),
    columns: jsonb('columns')
      .$type<Pick<ReportRequest, 'fields' | 'field_by_field' | 'attribute_fields'>>()
      .notNull(),
    status: text('status', { enum: statuses }).notNull().default('waiting'),
    rows: integer('rows').notNull().default(0),
    expectedRows: integer('expected_rows').notNull(),
    objectKey: text('object_key'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('reports_company').on(table.companyId, table.createdAt, table.id),
    listed('reports_format_check', table.format, formats),
    listed('reports_status_check', table.status, statuses),
  ],
);
