export { companyRule, readRule } from './company-rule.ts';
export { setRule } from './create-company-rule.ts';
export { ruleRoutes } from './rules.routes.ts';
export { refuseBeyondLimits, withinLimits } from './within-limits.ts';
