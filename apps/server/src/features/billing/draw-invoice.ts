import { billingEndpoints } from '@lavra/contract/endpoints/billing';

import { invalidInput } from '../../platform/invalid-input.ts';
import { verb } from '../../platform/verb.ts';
import { drawInvoicePdf } from './pdf/draw-invoice-pdf.ts';

/** A month has at most 31 days, each with every service: more keys cannot be an invoice. */
const mostKeys = 2000;

/** Draws any invoice that the caller describes; it reads no company's data. */
export const drawInvoice = verb(billingEndpoints.drawInvoice, async ({ ctx, body }) => {
  const { services, date, bill = null } = body.invoice_data;
  if (Object.keys(services).length > mostKeys)
    throw invalidInput('body.invoice_data.services', {
      pt: `Deve ter no máximo ${mostKeys} campos.`,
      en: `Must have at most ${mostKeys} fields.`,
    });
  const stream = await drawInvoicePdf({
    issuer: ctx.config.billing.issuer,
    client: body.client_data,
    date,
    issuedAt: ctx.clock.now(),
    services,
    bill,
    locale: ctx.locale,
  });
  return { stream, contentType: 'application/pdf', filename: 'invoice.pdf' };
});
