import type { Context } from '../../../platform/context.ts';
import { tidyInvitations } from '../../companies/index.ts';
import { deletePastSessions } from '../sessions.store.ts';
import { forgetOldAttempts } from '../passwords/sign-in-pause.ts';

/** Removes sign-ins that ended or expired, with their refresh tokens, failures and invitations that no longer count. */
export async function tidySessions(ctx: Context): Promise<void> {
  await deletePastSessions(ctx.db, ctx.clock.now());
  await forgetOldAttempts(ctx);
  await tidyInvitations(ctx);
}
