import type { Context } from '../../platform/context.ts';
import { contactOf } from '../identity/index.ts';
import type { InvoiceMessage } from './billing.queue.ts';
import { drawInvoicePdf } from './draw-invoice-pdf.ts';
import { findInvoice, setPdfKey } from './invoices.store.ts';

/**
 * Draws the PDF of an invoice and keeps it. Its counts may have changed meanwhile: then the invoice stays without a
 * PDF, for what was drawn no longer holds.
 */
export async function storeInvoicePdf(ctx: Context, { companyId, month }: InvoiceMessage): Promise<void> {
  const invoice = await findInvoice(ctx.db, companyId, month);
  const client = await contactOf(ctx, companyId);
  if (!invoice || !client || invoice.pdfKey !== null) return;

  const { services } = invoice.body;
  const pdf = drawInvoicePdf({ client, date: month, services, locale: ctx.locale });
  const key = `companies/${companyId}/invoices/${month}.${ctx.ids.random(8)}.pdf`;
  await ctx.objects.put(key, pdf, { contentType: 'application/pdf' });
  const isKept = await setPdfKey(ctx.db, invoice, key);
  if (!isKept) await ctx.objects.delete(key);
}
