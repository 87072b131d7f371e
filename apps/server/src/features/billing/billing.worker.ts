import { defineTimer, defineWorker } from '../../platform/queue/worker.ts';
import { invoicePdfQueue } from './billing.queue.ts';
import { makeMonthlyInvoices } from './make-monthly-invoices.ts';
import { storeInvoicePdf } from './store-invoice-pdf.ts';

export const billingWorkers = [
  defineWorker({
    queue: invoicePdfQueue,
    handle: ({ ctx, message }) => storeInvoicePdf(ctx, message.data),
  }),
  defineTimer({ name: 'billing.monthly-invoices', cron: '20 4 * * *', handle: makeMonthlyInvoices }),
];
