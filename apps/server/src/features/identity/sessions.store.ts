import { and, eq, isNull, lt, or } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { refreshTokens, sessions, users } from '../../platform/database/schema/identity.ts';
import { type Person, personColumns, personOf } from './users.store.ts';

export interface SessionRow {
  readonly id: string;
  readonly isRemembered: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly person: Person;
}

export async function findSession(db: Db, id: string): Promise<SessionRow | undefined> {
  const [row] = await db
    .select({ session: sessions, ...personColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id));
  return row && { ...row.session, person: personOf(row) };
}

export async function insertSession(
  db: Db,
  session: typeof sessions.$inferInsert,
  tokenHash: string,
): Promise<void> {
  await db.insert(sessions).values(session);
  await db.insert(refreshTokens).values({ tokenHash, sessionId: session.id, createdAt: session.createdAt });
}

export async function findRefreshToken(db: Db, tokenHash: string) {
  const [token] = await db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash));
  return token;
}

/** Stores the successor of a token that was not replaced yet; false when another call was faster. */
export async function replaceRefreshToken(
  db: Db,
  change: { tokenHash: string; successorHash: string; sessionId: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { tokenHash, successorHash, sessionId, now, expiresAt } = change;
  const replaced = await db
    .update(refreshTokens)
    .set({ replacedAt: now })
    .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.replacedAt)))
    .returning({ tokenHash: refreshTokens.tokenHash });
  if (replaced.length === 0) return false;
  await db.insert(refreshTokens).values({ tokenHash: successorHash, sessionId, createdAt: now });
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, sessionId));
  return true;
}

export async function endSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

export async function endSessionsOf(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}

/** Deletes ended and expired sessions, with their tokens. */
export async function deletePastSessions(db: Db, before: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.endedAt, before)));
}

/** Whether a session is alive: not ended, not expired, its user active and in an active company. */
export function isSessionAlive(session: SessionRow, now: Date): boolean {
  return session.endedAt === null && session.expiresAt > now && !session.person.isDisabled;
}
