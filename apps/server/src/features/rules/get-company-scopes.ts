import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';

import { verb } from '../../platform/verb.ts';
import { companyOf } from '../companies/index.ts';
import { companyRule } from './company-rule.ts';

/** Services and background validations that a company may use. */
export const getCompanyScopes = verb(companyRuleEndpoints.getCompanyScopes, async ({ ctx, params }) => {
  await companyOf(ctx, params.companyId);
  const { scopes, validations } = await companyRule(ctx, params.companyId);
  return { scopes, validations };
});
