export { companyRule, readRule } from './company-rule.ts';
export { createCompanyRule, setRule } from './create-company-rule.ts';
export { getCompanyRule } from './get-company-rule.ts';
export { periodAt } from './period.ts';
export { recordUsed } from './record-used.ts';
export { ruleRoutes } from './rules.routes.ts';
export { withdrawValidation } from './withdraw-validation.ts';
export { refuseBeyondLimits, withinLimits } from './within-limits.ts';
