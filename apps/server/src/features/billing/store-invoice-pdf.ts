import { formatCnpj } from '@lavra/brazil/cnpj';
import { formatCpf } from '@lavra/brazil/cpf';
import { locales } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { contactOf } from '../identity/index.ts';
import type { InvoiceMessage } from './billing.queue.ts';
import { drawInvoicePdf } from './pdf/draw-invoice-pdf.ts';
import { deleteInvoicePdf, pdfKeyIn } from './invoice-pdf-keys.ts';
import { findInvoice, setPdfKey, updateInvoice } from './invoices.store.ts';

/**
 * Draws the PDF of an invoice in both languages and stores it. When the invoice changes meanwhile it stays without a PDF, because
 * what was drawn is outdated.
 */
export async function storeInvoicePdf(ctx: Context, { companyId, month }: InvoiceMessage): Promise<void> {
  const invoice = await findInvoice(ctx.db, companyId, month);
  const client = await contactOf(ctx, companyId);
  if (!invoice || !client) return;
  if (invoice.pdfKey !== null) {
    // Otherwise its progress would stay at `generating` for good once its counts change.
    await updateInvoice(ctx.db, { companyId, month }, { pdfStatus: 'none' });
    return;
  }

  const { body, bill } = invoice;
  const key = `companies/${companyId}/invoices/${month}.${ctx.ids.random(8)}.pdf`;
  for (const locale of locales) {
    const pdf = await drawInvoicePdf({
      issuer: ctx.config.billing.issuer,
      client: { ...client, document: writtenDocument(client.cpfCnpj) },
      number: month,
      date: month,
      issuedAt: ctx.clock.now(),
      services: body.services,
      bill,
      locale,
    });
    await ctx.objects.put(pdfKeyIn(key, locale), pdf, { contentType: 'application/pdf' });
  }
  if (await setPdfKey(ctx.db, { companyId, month, body, bill }, key)) return;
  await deleteInvoicePdf(ctx, key);
  await updateInvoice(ctx.db, { companyId, month }, { pdfStatus: 'none' });
}

function writtenDocument(cpfCnpj: string): string {
  return cpfCnpj.length === 11 ? formatCpf(cpfCnpj) : `CNPJ ${formatCnpj(cpfCnpj)}`;
}
