import { ContractError } from '@lavra/contract/errors';
import type { Invoice } from '@lavra/contract/model/invoice';

import type { Context } from '../../platform/context.ts';
import { allowManageInvoices } from './billing.policy.ts';
import { toInvoice } from './invoice.presenter.ts';
import { updateInvoice as updateRow } from './invoices.store.ts';

interface UpdateInvoice {
  readonly companyId: string;
  readonly invoice_id: string;
  readonly observation: string;
}

/** Changes the observation, which stands in the list and not on the PDF. */
export async function updateInvoice({
  ctx,
  input,
}: {
  ctx: Context;
  input: UpdateInvoice;
}): Promise<Invoice> {
  allowManageInvoices(ctx, input.companyId);
  const invoice = { companyId: input.companyId, month: input.invoice_id };
  const changes = { observation: input.observation, updatedAt: ctx.clock.now() };
  const updated = await updateRow(ctx.db, invoice, changes);
  if (!updated) throw new ContractError('not_found');
  return toInvoice(updated);
}
