import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../platform/verb.ts';
import { findCompany } from './companies.store.ts';
import { companyRule } from './company-rule.ts';

/** Services and background validations that a company may use. */
export const getCompanyScopes = verb(companyEndpoints.getCompanyScopes, async ({ ctx, params }) => {
  if (!(await findCompany(ctx.db, params.companyId))) throw new ContractError('not_found');
  return companyRule(ctx, params.companyId);
});
