import type { InvoiceBody } from '@lavra/contract/model/invoice';
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const invoices = pgTable(
  'invoices',
  {
    companyId: text('company_id').notNull(),
    month: text('month').notNull(),
    observation: text('observation').notNull().default(''),
    body: jsonb('body').$type<InvoiceBody>().notNull(),
    pdfKey: text('pdf_key'),
    countedAt: moment('counted_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month] })],
);
