import { ContractError } from '@lavra/contract/errors';
import type { Empty } from '@lavra/contract/model/primitives';

import type { Context } from '../../platform/context.ts';
import { allowManageInvoices } from './billing.policy.ts';
import { invoicePdfQueue } from './billing.queue.ts';
import { findInvoice } from './invoices.store.ts';

/** Asks for the PDF of an invoice; a worker draws it. */
export async function generateInvoicePdf({
  ctx,
  input,
}: {
  ctx: Context;
  input: { companyId: string; invoice_id: string };
}): Promise<Empty> {
  const { companyId, invoice_id: month } = input;
  allowManageInvoices(ctx, companyId);
  if (!(await findInvoice(ctx.db, companyId, month))) throw new ContractError('not_found');
  await ctx.queue.send(invoicePdfQueue, { companyId, month }, { key: `${companyId}:${month}` });
  return {};
}
