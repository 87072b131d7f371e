import type { User } from '@lavra/contract/model/user';

import type { Context } from '../../platform/context.ts';
import { listMemberships } from './companies.store.ts';
import { firstLivingAt } from './members/invitation-rules.ts';
import { listInvitationsTo } from './members/invitations.store.ts';

/** Companies that a user may act in, their own first, and how many invitations they have. */
export async function companiesOf(
  ctx: Context,
  { id, name }: { id: string; name: string },
): Promise<Pick<User, 'companies' | 'invitations'>> {
  const memberships = await listMemberships(ctx.db, id);
  const invitations = await listInvitationsTo(ctx.db, id, firstLivingAt(ctx.clock.now()));
  return { companies: [{ companyId: id, name }, ...memberships], invitations: invitations.length };
}
