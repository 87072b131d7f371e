import { and, eq, gt, lt, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { codes } from '../../platform/database/schema/identity.ts';

export type CodePurpose = (typeof codes.$inferSelect)['purpose'];

interface CodeKey {
  readonly userId: string;
  readonly purpose: CodePurpose;
}

/** Replaces the previous code, with all attempts left. */
export async function putCode(db: Db, code: CodeKey & { codeHash: string; expiresAt: Date }): Promise<void> {
  const { codeHash, expiresAt } = code;
  await db
    .insert(codes)
    .values({ ...code, tries: 0 })
    .onConflictDoUpdate({ target: [codes.userId, codes.purpose], set: { codeHash, expiresAt, tries: 0 } });
}

/** Spends one attempt and returns the hash to compare with; undefined when there is no valid code or its attempts are used up. */
export async function spendTry(
  db: Db,
  key: CodeKey & { now: Date; maxTries: number },
): Promise<string | undefined> {
  const [spent] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(isCode(key), gt(codes.expiresAt, key.now), lt(codes.tries, key.maxTries)))
    .returning({ codeHash: codes.codeHash });
  return spent?.codeHash;
}

/** Deletes this very code; false when another call was faster. */
export async function consumeCode(db: Db, key: CodeKey & { codeHash: string }): Promise<boolean> {
  const gone = await db
    .delete(codes)
    .where(and(isCode(key), eq(codes.codeHash, key.codeHash)))
    .returning({ userId: codes.userId });
  return gone.length === 1;
}

export async function deleteCode(db: Db, key: CodeKey): Promise<void> {
  await db.delete(codes).where(isCode(key));
}

function isCode({ userId, purpose }: CodeKey) {
  return and(eq(codes.userId, userId), eq(codes.purpose, purpose));
}
