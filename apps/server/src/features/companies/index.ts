export { addMember } from './add-member.ts';
export { allowCompany } from '../../platform/access.ts';
export { companyRule } from './company-rule.ts';
export { createCompany } from './create-company.ts';
export { insertRule } from './companies.store.ts';
export { notePurge } from './note-purge.ts';
export { retentionChangeQueue } from './retention-changes.ts';
export { retentionOf } from './retention-of.ts';
