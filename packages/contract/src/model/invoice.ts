import * as z from 'zod/mini';

import { Timestamp } from './primitives.ts';

export const InvoiceCount = z.object({ total: z.int(), error: z.int() });

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

/** `id` is year-month. `object_key` is null until its PDF was generated. */
export const Invoice = z.object({
  id: z.string(),
  observation: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  object_key: z.nullable(z.string()),
  invoice: InvoiceBody,
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceMetrics = z.object({
  total: z.int(),
  error: z.int(),
  services: z.record(z.string(), InvoiceCount),
});
export type InvoiceMetrics = z.infer<typeof InvoiceMetrics>;

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
