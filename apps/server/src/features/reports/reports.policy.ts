import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { allowCompany } from '../companies/index.ts';

/** The meter report is for people to whom it was granted, and for administrators. */
export function allowMeterReport(ctx: Context, companyId: string): void {
  allowCompany(ctx, companyId);
  const isAllowed = ctx.principal.kind === 'user' && (ctx.principal.hasReport || ctx.principal.isAdmin);
  if (!isAllowed) throw new ContractError('forbidden');
}
