import type { Invoice } from '@lavra/contract/model/invoice';

import { allowCompany } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { toInvoice } from './invoice.presenter.ts';
import { listInvoices as listRows } from './invoices.store.ts';

/** The invoices of a company, oldest first. */
export async function listInvoices({
  ctx,
  input,
}: {
  ctx: Context;
  input: { companyId: string };
}): Promise<{ invoices: Invoice[] }> {
  allowCompany(ctx, input.companyId);
  const rows = await listRows(ctx.db, input.companyId);
  return { invoices: rows.map(toInvoice) };
}
