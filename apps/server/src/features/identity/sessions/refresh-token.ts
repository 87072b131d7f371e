import { createHash, createHmac, randomBytes } from 'node:crypto';

import { refreshTokenValidityDays } from '@lavra/contract/constants';

import type { SecretBox } from '../../../platform/secret-box.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** However often it is refreshed, a sign-in ends after this. */
const longestSessionMs = 90 * dayMs;
const idleMs = { remembered: refreshTokenValidityDays * dayMs, forgotten: 12 * hourMs } as const;

/**
 * Milliseconds in which a replaced token is answered with its own successor again. Two tabs, a double click and an
 * answer that was lost on the way all send a token twice; whoever steals one gains nothing by it, since the next use
 * of the successor leaves the other with a replaced token, and that ends the family.
 */
export const repeatMs = 10_000;

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored; unkeyed, for a token of 256 random bits cannot be guessed from it. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The one token that may follow: the same however often it is asked, so that nothing but its hash is stored. */
export function successorOf(secrets: SecretBox, token: string): string {
  return createHmac('sha256', secrets.derive('refresh-successor')).update(token).digest('base64url');
}

/** When a sign-in that is used now ends for want of use: 30 days if remembered, else 12 hours; 90 days in all. */
export function sessionExpiry(session: { createdAt: Date; isRemembered: boolean }, now: Date): Date {
  const idle = session.isRemembered ? idleMs.remembered : idleMs.forgotten;
  return new Date(Math.min(now.getTime() + idle, session.createdAt.getTime() + longestSessionMs));
}
