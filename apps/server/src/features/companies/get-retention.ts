import { ContractError } from '@lavra/contract/errors';
import type { RetentionPreferences } from '@lavra/contract/model/company';

import { allowCompany } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { findCompany } from './companies.store.ts';
import { toRetention } from './retention.presenter.ts';

/** How long a company's data is kept. */
export async function getRetention({
  ctx,
  input,
}: {
  ctx: Context;
  input: { companyId: string };
}): Promise<RetentionPreferences> {
  allowCompany(ctx, input.companyId);
  const company = await findCompany(ctx.db, input.companyId);
  if (!company) throw new ContractError('not_found');
  return toRetention(company);
}
