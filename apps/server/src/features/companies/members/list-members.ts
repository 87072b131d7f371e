import { memberEndpoints } from '@lavra/contract/endpoints/members';

import { verb } from '../../../platform/verb.ts';
import { allowSeeMembers, ownerOf } from '../companies.policy.ts';
import { membersOf } from './members-of.ts';

/** The people of a company: its owner first, invited ones last. */
export const listMembers = verb(memberEndpoints.listMembers, async ({ ctx, params }) => {
  const owner = await ownerOf(ctx, params.companyId);
  allowSeeMembers(ctx, owner);
  return { members: await membersOf(ctx, owner) };
});
