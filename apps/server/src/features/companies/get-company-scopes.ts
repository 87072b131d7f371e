import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { allowCompany } from './companies.policy.ts';
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
