import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../platform/verb.ts';
import { allowSeeMembers } from './companies.policy.ts';
import { findOwner, listAdded } from './companies.store.ts';
import { presentMember } from './member.presenter.ts';

/** The people of a company, its owner first. */
export const listMembers = verb(companyEndpoints.listMembers, async ({ ctx, params }) => {
  const owner = await findOwner(ctx.db, params.companyId);
  if (!owner) throw new ContractError('not_found');
  allowSeeMembers(ctx, owner);
  return { members: [owner, ...(await listAdded(ctx.db, owner.id))].map(presentMember) };
});
