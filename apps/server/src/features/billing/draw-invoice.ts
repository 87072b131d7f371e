import { ContractError } from '@lavra/contract/errors';
import type { InvoiceBody } from '@lavra/contract/model/invoice';

import type { Context } from '../../platform/context.ts';
import type { FileAnswer } from '../../platform/http/route-group.ts';
import { drawInvoicePdf } from './draw-invoice-pdf.ts';

/** A month has at most 31 days, each with every service: what is more is no invoice. */
const mostKeys = 2000;

interface DrawInvoice {
  readonly client_data: { readonly name: string; readonly email: string };
  readonly invoice_data: { readonly services: InvoiceBody['services']; readonly date: string };
}

/** Draws whatever invoice the caller describes; it reads nothing of any company. */
export async function drawInvoice({ ctx, input }: { ctx: Context; input: DrawInvoice }): Promise<FileAnswer> {
  const { services, date } = input.invoice_data;
  if (Object.keys(services).length > mostKeys) {
    throw new ContractError('invalid_input', {
      details: [{ path: 'body.invoice_data.services', message: `> ${mostKeys}` }],
    });
  }
  const stream = drawInvoicePdf({ client: input.client_data, date, services, locale: ctx.locale });
  return { stream, contentType: 'application/pdf', filename: 'invoice.pdf' };
}
