import { createHash, createHmac, randomBytes } from 'node:crypto';

import { refreshTokenValidityDays } from '@lavra/contract/constants';

import type { SecretBox } from '../../../platform/secret-box.ts';
import { dayMs, hourMs } from '../../../platform/times.ts';

/** A session ends after this, however often it is refreshed. */
const longestSessionMs = 90 * dayMs;
const idleMs = { remembered: refreshTokenValidityDays * dayMs, forgotten: 12 * hourMs } as const;

/**
 * Milliseconds in which a replaced token is answered with its own successor again. Two tabs, a double click and a lost answer all
 * send a token twice; a thief gains nothing by it, because the next use of the successor leaves the other side with a replaced
 * token, and that ends the session.
 */
export const repeatMs = 10_000;

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form; unkeyed, because a token of 256 random bits cannot be guessed from it. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The only possible successor: the same on every call, so that only its hash is stored. */
export function successorOf(secrets: SecretBox, token: string): string {
  return createHmac('sha256', secrets.derive('refresh-successor')).update(token).digest('base64url');
}

/** When a session used now expires: after 30 days unused if remembered, else 12 hours; after 90 days in all. */
export function sessionExpiry(session: { createdAt: Date; isRemembered: boolean }, now: Date): Date {
  const idle = session.isRemembered ? idleMs.remembered : idleMs.forgotten;
  return new Date(Math.min(now.getTime() + idle, session.createdAt.getTime() + longestSessionMs));
}
