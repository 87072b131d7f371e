export { allowCompany } from './companies.policy.ts';
export { type CompanyRule, companyRule } from './company-rule.ts';
export { type Retention, retentionOf } from './retention-of.ts';
