import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';

import { verb } from '../../platform/verb.ts';
import { companyRule } from './company-rule.ts';
import { limitUse } from './limit-use.ts';

/** The limits of a company, for its own users. */
export const listCompanyLimits = verb(companyRuleEndpoints.listCompanyLimits, async ({ ctx, params }) => {
  const { limits } = await companyRule(ctx, params.companyId);
  return { limits: await limitUse(ctx, params.companyId, limits) };
});
