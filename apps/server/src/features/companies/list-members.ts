import { ContractError } from '@lavra/contract/errors';
import type { Member } from '@lavra/contract/model/company';

import { allowCompany } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { allowSeeMembers } from './companies.policy.ts';
import { findOwner, listAdded } from './companies.store.ts';
import { toMember } from './member.presenter.ts';

/** The people of a company, its owner first. */
export async function listMembers({
  ctx,
  input,
}: {
  ctx: Context;
  input: { companyId: string };
}): Promise<{ members: Member[] }> {
  allowCompany(ctx, input.companyId);
  const owner = await findOwner(ctx.db, input.companyId);
  if (!owner) throw new ContractError('not_found');
  allowSeeMembers(ctx, owner);
  return { members: [owner, ...(await listAdded(ctx.db, owner.id))].map(toMember) };
}
