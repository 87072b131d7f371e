import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../platform/verb.ts';
import { allowSeeMembers, ownerOf } from './companies.policy.ts';
import { deleteMember as deleteRow } from './companies.store.ts';
import { deleteInvitation } from './invitations.store.ts';

/** Takes a member out of a company, or an invitation back. A member may leave by themselves. */
export const deleteMember = verb(companyEndpoints.deleteMember, async ({ ctx, params }) => {
  const owner = await ownerOf(ctx, params.companyId);
  const isLeaving =
    ctx.principal.kind === 'user' && ctx.principal.userId === params.memberId && !ctx.principal.isOwner;
  if (!isLeaving) allowSeeMembers(ctx, owner);
  if (params.memberId === owner.id) throw new ContractError('owner_not_removable');
  const isGone =
    (await deleteRow(ctx.db, owner.id, params.memberId)) ||
    (await deleteInvitation(ctx.db, owner.id, params.memberId));
  if (!isGone) throw new ContractError('not_found');
  return {};
});
