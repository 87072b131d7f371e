import { ContractError } from '@lavra/contract/errors';

import { allowCompany } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { allowSeeMembers } from './companies.policy.ts';
import { deleteMember as removeMember, findOwner } from './companies.store.ts';

interface DeleteMemberInput {
  readonly companyId: string;
  readonly memberId: string;
}

/** Takes a member out of a company; they act in their own again. A member may leave by themselves. */
export async function deleteMember({ ctx, input }: { ctx: Context; input: DeleteMemberInput }) {
  allowCompany(ctx, input.companyId);
  const owner = await findOwner(ctx.db, input.companyId);
  if (!owner) throw new ContractError('not_found');
  const isLeaving =
    ctx.principal.kind === 'user' && ctx.principal.userId === input.memberId && !ctx.principal.isOwner;
  if (!isLeaving) allowSeeMembers(ctx, owner);
  if (input.memberId === owner.id) throw new ContractError('owner_not_removable');
  if (!(await removeMember(ctx.db, owner.id, input.memberId))) throw new ContractError('not_found');
  return {};
}
