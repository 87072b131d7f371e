import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import { ContractError } from '@lavra/contract/errors';

import { transaction } from '../../platform/database/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { invoicePdfQueue, keyOf } from './billing.queue.ts';
import { updateInvoice } from './invoices.store.ts';

/** Requests the PDF of an invoice; a worker draws it. */
export const generateInvoicePdf = verb(billingEndpoints.generateInvoicePdf, ({ ctx, params, body }) =>
  transaction(ctx, async (ctx) => {
    const id = { companyId: params.companyId, month: body.invoice_id };
    const invoice = await updateInvoice(ctx.db, id, { pdfStatus: 'generating' });
    if (!invoice) throw new ContractError('not_found');
    await ctx.queue.send(invoicePdfQueue, id, { key: keyOf(id) });
    return {};
  }),
);
