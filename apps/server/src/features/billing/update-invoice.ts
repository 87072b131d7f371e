import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../platform/verb.ts';
import { presentInvoice } from './invoice.presenter.ts';
import { findInvoice, updateInvoice as updateRow } from './invoices.store.ts';

/** Changes the observation, which is in the list and not on the PDF. */
export const updateInvoice = verb(
  billingEndpoints.updateInvoice,
  async ({ ctx, params, body }) => {
    const invoice = { companyId: params.companyId, month: body.invoice_id };
    const changes = { observation: body.observation, updatedAt: ctx.clock.now() };
    const updated = await updateRow(ctx.db, invoice, changes);
    if (!updated) throw new ContractError('not_found');
    return presentInvoice(updated);
  },
  {
    state: async ({ ctx, params, body }) => {
      const invoice = await findInvoice(ctx.db, params.companyId, body.invoice_id);
      return invoice && { observation: invoice.observation };
    },
  },
);
