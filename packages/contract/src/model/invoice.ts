import * as z from 'zod/mini';

import { Bill, Month } from './price.ts';
import { Timestamp } from './primitives.ts';

/** `attachments` are second files of documents, counted since November 2026; absent where there were none. */
export const InvoiceCount = z.object({
  total: z.int(),
  error: z.int(),
  attachments: z.optional(z.int()),
});
export type InvoiceCount = z.infer<typeof InvoiceCount>;

/**
 * `services` is keyed by service name, by day number (digits) or by `service-day`; each entry counts the
 * requests of its key and those that ended in error.
 */
export const InvoiceBody = z.object({
  total: z.int(),
  error: z.int(),
  services: z.record(z.string(), InvoiceCount),
});
export type InvoiceBody = z.infer<typeof InvoiceBody>;

/** How far an invoice, or its PDF, is: asked for, made, or given up after its attempts. */
export const InvoiceStatus = z.enum(['generating', 'generated', 'failed']);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;
export const InvoicePdfStatus = z.enum(['none', 'generating', 'generated', 'failed']);
export type InvoicePdfStatus = z.infer<typeof InvoicePdfStatus>;
/** How far the message is that takes the PDF to the company. */
export const InvoiceMailStatus = z.enum(['none', 'sending', 'sent', 'failed']);
export type InvoiceMailStatus = z.infer<typeof InvoiceMailStatus>;

/**
 * `id` is year-month. `object_key` is null until its PDF was generated. `revision` counts how often it was made, 0
 * before the first time; `generated_at` is the last. `sent_at` is when the company was last sent it as it is. `bill` is
 * null where no price list held.
 */
export const Invoice = z.object({
  id: z.string(),
  observation: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  object_key: z.nullable(z.string()),
  invoice: InvoiceBody,
  status: InvoiceStatus,
  pdf_status: InvoicePdfStatus,
  mail_status: InvoiceMailStatus,
  sent_at: z.nullable(Timestamp),
  revision: z.int(),
  generated_at: z.nullable(Timestamp),
  bill: z.nullable(Bill),
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceMetrics = z.object({
  total: z.int(),
  error: z.int(),
  services: z.record(z.string(), InvoiceCount),
});
export type InvoiceMetrics = z.infer<typeof InvoiceMetrics>;

/** A month of the whole provider: companies that used something, and of those the ones with an invoice. */
export const BillingMonth = z.object({
  month: Month,
  companies: z.int(),
  invoiced: z.int(),
  total: z.int(),
  error: z.int(),
  /** Sum of the bills of its invoices; null where none has one. */
  billed: z.nullable(z.string()),
});
export type BillingMonth = z.infer<typeof BillingMonth>;

/** A company in a month: what it used as counted now, and its invoice where it has one. */
export const BillingMonthCompany = z.object({
  company_id: z.string(),
  name: z.string(),
  email: z.string(),
  total: z.int(),
  error: z.int(),
  invoice: z.nullable(
    z.pick(Invoice, {
      status: true,
      pdf_status: true,
      mail_status: true,
      sent_at: true,
      revision: true,
      generated_at: true,
      observation: true,
      bill: true,
    }),
  ),
});
export type BillingMonthCompany = z.infer<typeof BillingMonthCompany>;

/** One key of an invoice's services, split into what it names. */
export interface InvoiceKey {
  readonly service?: string;
  /** Day of the month. */
  readonly day?: number;
}

export function readInvoiceKey(key: string): InvoiceKey {
  if (/^\d+$/.test(key)) return { day: Number(key) };
  const both = /^(.+)-(\d+)$/.exec(key);
  return both === null ? { service: key } : { service: both[1] as string, day: Number(both[2]) };
}
