import type { InvoiceBody } from '@lavra/contract/model/invoice';
import type { Bill, ServicePrice } from '@lavra/contract/model/price';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { listed, moment } from './columns.ts';

const statuses = ['generating', 'generated', 'failed'] as const;
const pdfStatuses = ['none', 'generating', 'failed'] as const;
const mailStatuses = ['none', 'sending', 'sent', 'failed'] as const;

/** A company's usage of a month of America/Sao_Paulo. */
export const invoices = pgTable(
  'invoices',
  {
    companyId: text('company_id').notNull(),
    /** Year and month; also the invoice's number within the company. */
    month: text('month').notNull(),
    observation: text('observation').notNull().default(''),
    status: text('status', { enum: statuses }).notNull().default('generated'),
    /** Counted from usage when the invoice is generated, and only then. */
    body: jsonb('body').$type<InvoiceBody>().notNull(),
    /** Its cost at the prices of that time; null without a price list. */
    bill: jsonb('bill').$type<Bill>(),
    /** How many times it was generated; 0 before the first. */
    revision: integer('revision').notNull().default(1),
    /** Null until the PDF is drawn, and again when the counts or the bill change. */
    pdfKey: text('pdf_key'),
    /** Progress of the next PDF; a drawn one shows by its key. */
    pdfStatus: text('pdf_status', { enum: pdfStatuses }).notNull().default('none'),
    /** Progress of the message with the PDF; `none` again when the counts or the bill change. */
    mailStatus: text('mail_status', { enum: mailStatuses }).notNull().default('none'),
    sentAt: moment('sent_at'),
    /** When `body` was last counted; null before the first time. A count from before the end of the month is provisional. */
    countedAt: moment('counted_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'invoices_pkey', columns: [table.companyId, table.month] }),
    index('invoices_month').on(table.month),
    check('invoices_month_check', sql`${table.month} ~ '^\\d{4}-(0[1-9]|1[0-2])$'`),
    listed('invoices_status_check', table.status, statuses),
    listed('invoices_pdf_status_check', table.pdfStatus, pdfStatuses),
    listed('invoices_mail_status_check', table.mailStatus, mailStatuses),
  ],
);

/** Prices from a month on: of one company, or of the provider where the company is empty. */
export const priceLists = pgTable(
  'price_lists',
  {
    companyId: text('company_id').notNull().default(''),
    validFrom: text('valid_from').notNull(),
    /** In reais. */
    monthlyMinimum: numeric('monthly_minimum', { precision: 15, scale: 6 }),
    prices: jsonb('prices').$type<ServicePrice[]>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'price_lists_pkey', columns: [table.companyId, table.validFrom] }),
    check('price_lists_valid_from_check', sql`${table.validFrom} ~ '^\\d{4}-(0[1-9]|1[0-2])$'`),
  ],
);
