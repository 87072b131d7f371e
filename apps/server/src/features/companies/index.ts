export { addMember } from './add-member.ts';
export { companyRoutes } from './companies.routes.ts';
export { insertRule } from './companies.store.ts';
export { companyRule } from './company-rule.ts';
export { createCompany } from './create-company.ts';
export { notePurge } from './note-purge.ts';
export { retentionChangeQueue } from './retention-changes.ts';
export { retentionOf } from './retention-of.ts';
