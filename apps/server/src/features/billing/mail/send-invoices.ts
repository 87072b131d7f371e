import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import { ContractError } from '@lavra/contract/errors';

import { transaction } from '../../../platform/database/transaction.ts';
import { verb } from '../../../platform/verb.ts';
import { invoiceMailQueue, keyOf } from '../billing.queue.ts';
import { checkMonth } from '../invoice-month.ts';
import { updateInvoice } from '../invoices.store.ts';

/** Sends the PDFs of a month to companies: all of them, or none where a PDF is missing. A repeated call sends them again. */
export const sendInvoices = verb(billingEndpoints.sendInvoices, ({ ctx, params, body }) => {
  const { month } = params;
  checkMonth(ctx, month, 'path.month');
  const ids = [...new Set(body.companies)].map((companyId) => ({ companyId, month }));
  return transaction(ctx, async (ctx) => {
    for (const id of ids) {
      const invoice = await updateInvoice(ctx.db, id, { mailStatus: 'sending' });
      if (!invoice) throw new ContractError('not_found');
      if (invoice.pdfKey === null) throw new ContractError('file_not_ready');
    }
    await ctx.queue.sendMany(
      invoiceMailQueue,
      ids.map((id) => ({ data: id, options: { key: keyOf(id) } })),
    );
    return { requested: ids.length };
  });
});
