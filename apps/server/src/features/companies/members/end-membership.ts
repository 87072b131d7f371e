import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { allowSeeMembers, ownerOf } from '../companies.policy.ts';
import { deleteMember, lockCompany } from '../companies.store.ts';
import { deleteInvitation } from './invitations.store.ts';

interface OfMember {
  readonly companyId: string;
  readonly memberId: string;
}

/**
 * Removes a member from a company, or withdraws an invitation. A member may remove themselves. Until the transaction ends nobody
 * can create an app client in the company. Throws members_only_for_legal_entity, owner_not_removable, not_found.
 */
export async function endMembership(ctx: Context, { companyId, memberId }: OfMember): Promise<void> {
  const owner = await ownerOf(ctx, companyId);
  const { principal } = ctx;
  const isLeaving = principal.kind === 'user' && principal.userId === memberId && !principal.isOwner;
  if (!isLeaving) allowSeeMembers(ctx, owner);
  if (memberId === owner.id) throw new ContractError('owner_not_removable');
  await lockCompany(ctx.db, owner.id);
  const isGone =
    (await deleteMember(ctx.db, owner.id, memberId)) || (await deleteInvitation(ctx.db, owner.id, memberId));
  if (!isGone) throw new ContractError('not_found');
}
