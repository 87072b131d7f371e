import type { Member } from '@lavra/contract/model/company';

import type { Context } from '../../../platform/context.ts';
import { type Person, listAdded } from '../companies.store.ts';
import { firstLivingAt } from './invitation-rules.ts';
import { listInvitationsOf } from './invitations.store.ts';

/** The people of a company: its owner, then its members, then those invited. */
export async function membersOf(ctx: Context, owner: Person): Promise<Member[]> {
  const added = await listAdded(ctx.db, owner.id);
  const invited = await listInvitationsOf(ctx.db, owner.id, firstLivingAt(ctx.clock.now()));
  return [
    ...[owner, ...added].map(({ id, name, email }) => present({ id, name, email }, 'active')),
    ...invited.map(({ id, email }) => present({ id, name: '', email }, 'pending')),
  ];
}

function present(
  { id, name, email }: { id: string; name: string; email: string },
  status: Member['status'],
): Member {
  return { user_uuid: id, user_name: name, user_email: email, status };
}
