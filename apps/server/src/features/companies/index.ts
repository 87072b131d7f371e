export { addMember } from './add-member.ts';
export { allowCompany } from './companies.policy.ts';
export { type CompanyRule, companyRule } from './company-rule.ts';
export { createCompany } from './create-company.ts';
export { type Retention, retentionOf } from './retention-of.ts';
