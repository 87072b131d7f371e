import { ContractError } from '@lavra/contract/errors';

import { allowCompany } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';

/** Invoices are made, drawn and annotated by the provider's administrators; a customer reads their own. */
export function allowManageInvoices(ctx: Context, companyId: string): void {
  allowCompany(ctx, companyId);
  const isAdmin = ctx.principal.kind === 'user' && ctx.principal.isAdmin;
  if (!isAdmin) throw new ContractError('forbidden');
}
