import { memberEndpoints } from '@lavra/contract/endpoints/members';
import { ContractError } from '@lavra/contract/errors';

import { requireUser } from '../../../platform/access.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { verb } from '../../../platform/verb.ts';
import { insertMember } from '../companies.store.ts';
import { firstLivingAt } from './invitation-rules.ts';
import { takeInvitation } from './invitations.store.ts';

/** Makes the invited user a member; they keep their own company. */
export const acceptInvitation = verb(memberEndpoints.acceptInvitation, async ({ ctx, params }) => {
  const { userId } = requireUser(ctx);
  const now = ctx.clock.now();
  const companyId = await transaction(ctx, async (ctx) => {
    const since = firstLivingAt(now);
    const invitation = await takeInvitation(ctx.db, { id: params.invitationId, userId, since });
    if (!invitation) throw new ContractError('not_found');
    await insertMember(ctx.db, { userId, companyId: invitation.companyId, addedAt: now });
    return invitation.companyId;
  });
  ctx.logger.info({ userId, joinedCompanyId: companyId }, 'an invitation was accepted');
  return { company_id: companyId };
});
