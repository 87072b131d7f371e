import type { Context } from '../../../platform/context.ts';
import { firstLivingAt } from './invitation-rules.ts';
import { deleteInvitationsBefore } from './invitations.store.ts';

/** Forgets invitations that nobody can accept any more, and whose e-mails they are. */
export function tidyInvitations(ctx: Context): Promise<void> {
  return deleteInvitationsBefore(ctx.db, firstLivingAt(ctx.clock.now()));
}
