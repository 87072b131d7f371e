import type { Context } from '../../../platform/context.ts';
import { tidyInvitations } from '../../companies/index.ts';
import { deletePastSessions } from '../sessions.store.ts';
import { deleteOldAttempts } from '../passwords/sign-in-pause.ts';

/** Deletes ended and expired sessions with their refresh tokens, and outdated failures and invitations. */
export async function tidySessions(ctx: Context): Promise<void> {
  await deletePastSessions(ctx.db, ctx.clock.now());
  await deleteOldAttempts(ctx);
  await tidyInvitations(ctx);
}
