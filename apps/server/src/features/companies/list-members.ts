import { companyEndpoints } from '@lavra/contract/endpoints/companies';

import { verb } from '../../platform/verb.ts';
import { allowSeeMembers, ownerOf } from './companies.policy.ts';
import { listAdded } from './companies.store.ts';
import { presentMembers } from './member.presenter.ts';

/** The people of a company, its owner first. */
export const listMembers = verb(companyEndpoints.listMembers, async ({ ctx, params }) => {
  const owner = await ownerOf(ctx, params.companyId);
  allowSeeMembers(ctx, owner);
  return presentMembers(owner, await listAdded(ctx.db, owner.id));
});
