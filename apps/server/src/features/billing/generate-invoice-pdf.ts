import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../platform/verb.ts';
import { invoicePdfQueue } from './billing.queue.ts';
import { findInvoice } from './invoices.store.ts';

/** Asks for the PDF of an invoice; a worker draws it. */
export const generateInvoicePdf = verb(billingEndpoints.generateInvoicePdf, async ({ ctx, params, body }) => {
  const { companyId } = params;
  const { invoice_id: month } = body;
  if (!(await findInvoice(ctx.db, companyId, month))) throw new ContractError('not_found');
  await ctx.queue.send(invoicePdfQueue, { companyId, month }, { key: `${companyId}:${month}` });
  return {};
});
