import { memberEndpoints } from '@lavra/contract/endpoints/members';

import { requireUser } from '../../../platform/access.ts';
import { presentTime } from '../../../platform/times.ts';
import { verb } from '../../../platform/verb.ts';
import { expiryOf, firstLivingAt } from './invitation-rules.ts';
import { listInvitationsTo } from './invitations.store.ts';

/** The invitations of the signed-in user, newest first. */
export const listInvitations = verb(memberEndpoints.listInvitations, async ({ ctx }) => {
  const { userId } = requireUser(ctx);
  const rows = await listInvitationsTo(ctx.db, userId, firstLivingAt(ctx.clock.now()));
  return {
    invitations: rows.map(({ invitation: { id, companyId, invitedAt }, companyName }) => ({
      id,
      company_id: companyId,
      company_name: companyName,
      created_at: presentTime(invitedAt),
      expires_at: presentTime(expiryOf(invitedAt)),
    })),
  };
});
