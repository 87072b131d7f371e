import { ContractError } from '@lavra/contract/errors';

import { allowCompany } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { findCompany } from './companies.store.ts';
import { type CompanyRule, companyRule } from './company-rule.ts';

/** Services and background validations that a company may use. */
export async function getCompanyScopes({
  ctx,
  input,
}: {
  ctx: Context;
  input: { companyId: string };
}): Promise<CompanyRule> {
  allowCompany(ctx, input.companyId);
  if (!(await findCompany(ctx.db, input.companyId))) throw new ContractError('not_found');
  return companyRule(ctx, input.companyId);
}
