import { memberEndpoints } from '@lavra/contract/endpoints/members';
import { ContractError } from '@lavra/contract/errors';

import { requireUser } from '../../../platform/access.ts';
import { verb } from '../../../platform/verb.ts';
import { firstLivingAt } from './invitation-rules.ts';
import { takeInvitation } from './invitations.store.ts';

/** Refuses and deletes an invitation. */
export const refuseInvitation = verb(memberEndpoints.refuseInvitation, async ({ ctx, params }) => {
  const { userId } = requireUser(ctx);
  const since = firstLivingAt(ctx.clock.now());
  const invitation = await takeInvitation(ctx.db, { id: params.invitationId, userId, since });
  if (!invitation) throw new ContractError('not_found');
  return {};
});
