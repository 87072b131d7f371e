const dayMs = 86_400_000;
const lifeMs = 30 * dayMs;

/** Invitations of a company that may wait for an answer. */
export const maxPending = 100;
/** From one message of an invitation to the next. */
export const resendAfterMs = 60_000;

/** When an invitation that still may be accepted was made at the earliest. */
export function firstLivingAt(now: Date): Date {
  return new Date(now.getTime() - lifeMs);
}

export function expiryOf(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + lifeMs);
}
