import { ContractError } from '@lavra/contract/errors';

import { allowCompany, isAdmin } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';

/** The meter report is for people to whom it was granted, and for administrators. */
export function allowMeterReport(ctx: Context, companyId: string): void {
  allowCompany(ctx, companyId);
  const { principal } = ctx;
  const isGranted = principal.kind === 'user' && principal.hasReport;
  if (!isGranted && !isAdmin(principal)) throw new ContractError('forbidden');
}
