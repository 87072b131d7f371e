import { buffer } from 'node:stream/consumers';

import type { Context } from '../../../platform/context.ts';
import { contactOf } from '../../identity/index.ts';
import type { InvoiceMessage } from '../billing.queue.ts';
import { findInvoice, recordInvoiceSent } from '../invoices.store.ts';
import { invoiceMail } from './invoice-mail.ts';

/** Sends the PDF of an invoice to its company; does nothing when the invoice was generated again since the request. */
export async function mailInvoice(ctx: Context, { companyId, month }: InvoiceMessage): Promise<void> {
  const invoice = await findInvoice(ctx.db, companyId, month);
  const client = await contactOf(ctx, companyId);
  if (invoice?.mailStatus !== 'sending' || invoice.pdfKey === null || !client) return;
  const { bill, observation, pdfKey } = invoice;
  const pdf = await ctx.objects.get(pdfKey);
  if (pdf === undefined) throw new Error('The PDF of an invoice is gone');
  await ctx.mailer.send(
    invoiceMail({
      to: client.email,
      company: client.name,
      from: ctx.config.billing.issuer[0] ?? '',
      month,
      bill,
      observation,
      pdf: await buffer(pdf),
      publicUrl: ctx.config.http.publicUrl,
    }),
  );
  await recordInvoiceSent(ctx.db, { companyId, month, pdfKey }, ctx.clock.now());
}
