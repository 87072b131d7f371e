import { defineWorker } from '../../platform/queue/worker.ts';
import { invoicePdfQueue, monthlyInvoicesQueue } from './billing.queue.ts';
import { makeMonthlyInvoices } from './make-monthly-invoices.ts';
import { storeInvoicePdf } from './store-invoice-pdf.ts';

export const billingWorkers = [
  defineWorker({
    queue: invoicePdfQueue,
    handle: ({ ctx, message }) => storeInvoicePdf(ctx, message.data),
  }),
  defineWorker({
    queue: monthlyInvoicesQueue,
    schedule: { cron: '20 4 * * *', data: {} },
    handle: ({ ctx }) => makeMonthlyInvoices(ctx),
  }),
];
