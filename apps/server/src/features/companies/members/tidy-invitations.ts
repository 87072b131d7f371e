import type { Context } from '../../../platform/context.ts';
import { firstLivingAt } from './invitation-rules.ts';
import { deleteInvitationsBefore } from './invitations.store.ts';

/** Deletes expired invitations, with their e-mails. */
export function tidyInvitations(ctx: Context): Promise<void> {
  return deleteInvitationsBefore(ctx.db, firstLivingAt(ctx.clock.now()));
}
