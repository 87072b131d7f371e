import { companyEndpoints } from '@lavra/contract/endpoints/companies';

import { verb } from '../../platform/verb.ts';
import { companyOf } from './companies.policy.ts';
import { companyRule } from './company-rule.ts';

/** Services and background validations that a company may use. */
export const getCompanyScopes = verb(companyEndpoints.getCompanyScopes, async ({ ctx, params }) => {
  await companyOf(ctx, params.companyId);
  return companyRule(ctx, params.companyId);
});
