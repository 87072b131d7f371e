import { billingEndpoints } from '@lavra/contract/endpoints/billing';

import { verb } from '../../platform/verb.ts';
import { presentInvoice } from './invoice.presenter.ts';
import { listInvoices as listRows } from './invoices.store.ts';

/** The invoices of a company, oldest first. */
export const listInvoices = verb(billingEndpoints.listInvoices, async ({ ctx, params }) => {
  const rows = await listRows(ctx.db, params.companyId);
  return { invoices: rows.map(presentInvoice) };
});
