import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import { ContractError } from '@lavra/contract/errors';

import { transaction } from '../../../platform/database/transaction.ts';
import { verb } from '../../../platform/verb.ts';
import { invoicePdfQueue, keyOf } from '../billing.queue.ts';
import { checkMonth } from '../invoice-month.ts';
import { updateInvoice } from '../invoices.store.ts';

/** Requests the PDFs of a month for companies that have an invoice of it: all of them, or none. */
export const generateInvoicePdfs = verb(billingEndpoints.generateInvoicePdfs, ({ ctx, params, body }) => {
  const { month } = params;
  checkMonth(ctx, month, 'path.month');
  const ids = [...new Set(body.companies)].map((companyId) => ({ companyId, month }));
  return transaction(ctx, async (ctx) => {
    for (const id of ids)
      if (!(await updateInvoice(ctx.db, id, { pdfStatus: 'generating' })))
        throw new ContractError('not_found');
    await ctx.queue.sendMany(
      invoicePdfQueue,
      ids.map((id) => ({ data: id, options: { key: keyOf(id) } })),
    );
    return { requested: ids.length };
  });
});
