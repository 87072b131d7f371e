import { dayMs } from '../../../platform/times.ts';

/** Days that an invitation lasts. */
export const lifeDays = 30;
const lifeMs = lifeDays * dayMs;

/** Open invitations per company. */
export const maxPending = 100;
/** From one message of an invitation to the next. */
export const resendAfterMs = 60_000;

/** Invitations older than this have expired. */
export function firstLivingAt(now: Date): Date {
  return new Date(now.getTime() - lifeMs);
}

export function expiryOf(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + lifeMs);
}
