import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { hashRefreshToken, repeatMs, sessionExpiry, successorOf } from './refresh-token.ts';
import { cookieOf, presentSession } from './session.presenter.ts';
import {
  type SessionRow,
  endSession,
  findRefreshToken,
  findSession,
  isSessionAlive,
  replaceRefreshToken,
} from '../sessions.store.ts';

/**
 * Exchanges a refresh token for an id token and the token's successor. A replaced token ends the whole session, unless it is a
 * repeat within seconds.
 */
export async function refreshSession(ctx: Context, token: string | undefined) {
  const tokenHash = token && hashRefreshToken(token);
  const found = tokenHash ? await findRefreshToken(ctx.db, tokenHash) : undefined;
  const session = found && (await findSession(ctx.db, found.sessionId));
  if (!token || !found || !session || !isSessionAlive(session, ctx.clock.now()))
    throw new ContractError('session_expired');

  const now = ctx.clock.now();
  const successor = successorOf(ctx.secrets, token);
  const change = {
    tokenHash: found.tokenHash,
    successorHash: hashRefreshToken(successor),
    sessionId: session.id,
    now,
    expiresAt: sessionExpiry(session, now),
  };
  const isReplacedNow = await transaction(ctx, (ctx) => replaceRefreshToken(ctx.db, change));
  if (!isReplacedNow) await allowRepeat(ctx, session, change);
  const answer = await presentSession(ctx, session.person, session.id);
  return { answer, cookie: cookieOf({ ...session, expiresAt: change.expiresAt }, successor, now) };
}

/**
 * Passes when the same token was sent twice within seconds and its successor is unused; ends the session when a token replaced
 * longer ago is replayed. Throws session_expired.
 */
async function allowRepeat(
  ctx: Context,
  session: SessionRow,
  { tokenHash, successorHash }: { tokenHash: string; successorHash: string },
): Promise<void> {
  const replaced = await findRefreshToken(ctx.db, tokenHash);
  const now = ctx.clock.now();
  const isRecent = replaced?.replacedAt && now.getTime() - replaced.replacedAt.getTime() <= repeatMs;
  if (!isRecent) {
    await endSession(ctx.db, session.id, now);
    ctx.logger.warn(
      { sessionId: session.id, userId: session.person.id },
      'a replaced refresh token came again: the session was ended',
    );
    throw new ContractError('session_expired');
  }
  const successor = await findRefreshToken(ctx.db, successorHash);
  // Replaced twice within seconds: late rather than stolen, and refused either way.
  if (!successor || successor.replacedAt) throw new ContractError('session_expired');
}
