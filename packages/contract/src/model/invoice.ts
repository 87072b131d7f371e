import * as z from 'zod/mini';

import { Bill, Month } from './price.ts';
import { Timestamp } from './primitives.ts';
import { model, named, said } from './schema.ts';

/** `attachments` counts second files of documents since November 2026; absent when there were none. */
export const InvoiceCount = model('InvoiceCount', {
  total: z.int(),
  error: said(z.int(), 'Quantas terminaram em erro.', 'How many ended in error.'),
  attachments: said(
    z.optional(z.int()),
    'Segundos arquivos de documentos, contados desde novembro de 2026; ausente onde não houve.',
    'Second files of documents, counted since November 2026; absent where there were none.',
  ),
});
export type InvoiceCount = z.infer<typeof InvoiceCount>;

/**
 * `services` is keyed by service name, by day number (digits) or by `service-day`; each entry counts the
 * requests of its key and those that ended in error.
 */
export const InvoiceBody = model('InvoiceBody', {
  total: z.int(),
  error: said(z.int(), 'Quantas terminaram em erro.', 'How many ended in error.'),
  services: z.record(z.string(), InvoiceCount),
});
export type InvoiceBody = z.infer<typeof InvoiceBody>;

/** The progress of an invoice or its PDF: requested, made, or failed after all attempts. */
export const InvoiceStatus = named('InvoiceStatus', z.enum(['generating', 'generated', 'failed']));
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;
export const InvoicePdfStatus = named(
  'InvoicePdfStatus',
  z.enum(['none', 'generating', 'generated', 'failed']),
);
export type InvoicePdfStatus = z.infer<typeof InvoicePdfStatus>;
/** The progress of the e-mail that takes the PDF to the company. */
export const InvoiceMailStatus = named('InvoiceMailStatus', z.enum(['none', 'sending', 'sent', 'failed']));
export type InvoiceMailStatus = z.infer<typeof InvoiceMailStatus>;

/**
 * `id` is year-month. `object_key` is null until the PDF is generated. `revision` counts how often the invoice was
 * made, 0 before the first time; `generated_at` is the last time. `sent_at` is when the current revision was last sent
 * to the company. `bill` is null when no price list was valid.
 */
export const Invoice = model('Invoice', {
  id: z.string(),
  observation: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  object_key: said(
    z.nullable(z.string()),
    'O PDF guardado; nulo até ser gerado.',
    'The stored PDF; null until it was generated.',
  ),
  invoice: InvoiceBody,
  status: said(InvoiceStatus, 'Em que ponto está.', 'How far it is.'),
  pdf_status: said(InvoicePdfStatus, 'Em que ponto está o PDF.', 'How far the PDF is.'),
  mail_status: said(
    InvoiceMailStatus,
    'Em que ponto está o envio do PDF.',
    'How far the sending of the PDF is.',
  ),
  sent_at: said(
    z.nullable(Timestamp),
    'Quando foi enviada como está; nulo se ainda não foi. UTC, RFC 3339, em segundos.',
    'When it was sent as it is; null until it was. UTC, RFC 3339, to the second.',
  ),
  revision: said(z.int(), 'Quantas vezes foi gerada.', 'How often it was made.'),
  generated_at: said(
    z.nullable(Timestamp),
    'Quando foi gerada pela última vez. UTC, RFC 3339, em segundos.',
    'When it was last made. UTC, RFC 3339, to the second.',
  ),
  bill: z.nullable(Bill),
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceMetrics = model('InvoiceMetrics', {
  total: z.int(),
  error: said(z.int(), 'Quantas terminaram em erro.', 'How many ended in error.'),
  services: z.record(z.string(), InvoiceCount),
});
export type InvoiceMetrics = z.infer<typeof InvoiceMetrics>;

/** One month over all companies: those with usage, and those of them with an invoice. */
export const BillingMonth = model('BillingMonth', {
  month: Month,
  companies: said(z.int(), 'Quantas usaram algo.', 'How many used something.'),
  invoiced: said(z.int(), 'Empresas com fatura.', 'Companies with an invoice.'),
  total: z.int(),
  error: said(z.int(), 'Quantas terminaram em erro.', 'How many ended in error.'),
  billed: said(
    z.nullable(z.string()),
    'Soma dos valores das faturas, em reais; nulo onde nenhuma tem valor.',
    'Sum of the amounts of the invoices, in reais; null where none has one.',
  ),
});
export type BillingMonth = z.infer<typeof BillingMonth>;

/** A company in a month: its usage as counted now, and its invoice when it has one. */
export const BillingMonthCompany = model('BillingMonthCompany', {
  company_id: z.string(),
  name: z.string(),
  email: z.string(),
  total: z.int(),
  error: said(z.int(), 'Quantas terminaram em erro.', 'How many ended in error.'),
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

/** A key of an invoice's `services`, split into its parts. */
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
