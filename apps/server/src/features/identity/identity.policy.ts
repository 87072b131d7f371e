import type { SessionRow } from './sessions.store.ts';

/** Whether a sign-in goes on: not ended, not expired, its person and their company active. */
export function isSessionAlive(session: SessionRow, now: Date): boolean {
  return session.endedAt === null && session.expiresAt > now && !session.person.isDisabled;
}
