import type { InvoiceBody } from '@lavra/contract/model/invoice';
import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** What a company used in a month of America/Sao_Paulo. */
export const invoices = pgTable(
  'invoices',
  {
    companyId: text('company_id').notNull(),
    /** Year-month, which is also its number in the company. */
    month: text('month').notNull(),
    observation: text('observation').notNull().default(''),
    /** Counted anew from usage whenever the invoice is made. */
    body: jsonb('body').$type<InvoiceBody>().notNull(),
    /** Null until its PDF is drawn, and again when the counts change. */
    pdfKey: text('pdf_key'),
    /** When `body` was counted; before the month was over, it is not the last word. */
    countedAt: moment('counted_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'invoices_pkey', columns: [table.companyId, table.month] }),
    check('invoices_month_check', sql`${table.month} ~ '^\\d{4}-(0[1-9]|1[0-2])$'`),
  ],
);
