import { eq, lt } from 'drizzle-orm';

import type { Db } from './database/database.ts';
import { idempotencyKeys } from './database/schema/limits.ts';

export type KeptAnswer = typeof idempotencyKeys.$inferSelect;

/** Takes a key, waiting while another call holds it; false when it is taken. For a transaction. */
export async function takeKey(db: Db, row: KeptAnswer): Promise<boolean> {
  const taken = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length === 1;
}

export async function findKey(db: Db, key: string): Promise<KeptAnswer | undefined> {
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  return row;
}

export async function deleteKey(db: Db, key: string): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, key));
}

export async function putAnswer(db: Db, key: string, answerSealed: string): Promise<void> {
  await db.update(idempotencyKeys).set({ answerSealed }).where(eq(idempotencyKeys.key, key));
}

export async function deleteKeysBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
}
