import { defineTimer, defineWorker } from '../../platform/queue/worker.ts';
import { invoiceMailQueue, invoicePdfQueue, invoiceQueue } from './billing.queue.ts';
import { failInvoice, failInvoiceMail, failInvoicePdf } from './invoices.store.ts';
import { makeInvoice } from './make-invoice.ts';
import { makeMonthlyInvoices } from './make-monthly-invoices.ts';
import { mailInvoice } from './mail/mail-invoice.ts';
import { storeInvoicePdf } from './store-invoice-pdf.ts';

export const billingWorkers = [
  defineWorker({
    queue: invoiceQueue,
    handle: ({ ctx, message }) => makeInvoice(ctx, message.data),
    onDeadLetter: ({ ctx, message }) => failInvoice(ctx.db, message.data),
  }),
  defineWorker({
    queue: invoicePdfQueue,
    handle: ({ ctx, message }) => storeInvoicePdf(ctx, message.data),
    onDeadLetter: ({ ctx, message }) => failInvoicePdf(ctx.db, message.data),
  }),
  defineWorker({
    queue: invoiceMailQueue,
    handle: ({ ctx, message }) => mailInvoice(ctx, message.data),
    onDeadLetter: ({ ctx, message }) => failInvoiceMail(ctx.db, message.data),
  }),
  defineTimer({ name: 'billing.monthly-invoices', cron: '20 4 * * *', handle: makeMonthlyInvoices }),
];
