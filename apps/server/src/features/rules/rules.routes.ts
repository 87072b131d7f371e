import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';

import { routeGroup } from '../../platform/http/route-group.ts';
import { clearCompanyRule } from './clear-company-rule.ts';
import { createCompanyRule } from './create-company-rule.ts';
import { getCompanyRule } from './get-company-rule.ts';
import { getCompanyScopes } from './get-company-scopes.ts';
import { listCompanyLimits } from './list-company-limits.ts';
import { listCompanyRuleChanges } from './list-company-rule-changes.ts';
import { listScopes } from './list-scopes.ts';
import { listTightestLimits } from './list-tightest-limits.ts';

export const ruleRoutes = routeGroup(companyRuleEndpoints, {
  getCompanyRule,
  createCompanyRule,
  clearCompanyRule,
  listCompanyRuleChanges,
  listCompanyLimits,
  listTightestLimits,
  listScopes,
  getCompanyScopes,
});
