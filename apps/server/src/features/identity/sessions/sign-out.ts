import type { Context } from '../../../platform/context.ts';
import { hashRefreshToken } from './refresh-token.ts';
import { endSession, findRefreshToken } from '../sessions.store.ts';

/** Ends the session of a refresh token. Without one there is nothing to end, so the call succeeds. */
export async function signOut(ctx: Context, token: string | undefined) {
  const found = token ? await findRefreshToken(ctx.db, hashRefreshToken(token)) : undefined;
  if (found) await endSession(ctx.db, found.sessionId, ctx.clock.now());
  return {};
}
