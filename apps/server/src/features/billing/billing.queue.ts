import { z } from 'zod';

import type { QueueDefinition } from '../../platform/queue/queue.ts';

const InvoiceMessage = z.object({ companyId: z.string(), month: z.string() });
export type InvoiceMessage = z.infer<typeof InvoiceMessage>;

/** Invoices to be generated. The key is company and month. */
export const invoiceQueue: QueueDefinition<InvoiceMessage> = {
  name: 'billing.invoice',
  schema: InvoiceMessage,
  retries: 5,
  retryDelayS: 10,
  leaseS: 60,
};

/** Invoices whose PDF is to be drawn. The key is company and month. */
export const invoicePdfQueue: QueueDefinition<InvoiceMessage> = {
  name: 'billing.invoice-pdf',
  schema: InvoiceMessage,
  retries: 5,
  retryDelayS: 10,
  leaseS: 60,
};

/** Invoices whose PDF is to be sent to the company. The key is company and month. */
export const invoiceMailQueue: QueueDefinition<InvoiceMessage> = {
  name: 'billing.invoice-mail',
  schema: InvoiceMessage,
  retries: 8,
  retryDelayS: 30,
  leaseS: 60,
};

export function keyOf({ companyId, month }: InvoiceMessage): string {
  return `${companyId}:${month}`;
}
