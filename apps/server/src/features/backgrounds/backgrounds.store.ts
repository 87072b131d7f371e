import { asc, eq, inArray } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { backgrounds } from '../../platform/database/schema/backgrounds.ts';

export type Background = typeof backgrounds.$inferSelect;

export async function findBackground(db: Db, id: string): Promise<Background | undefined> {
  const [background] = await db.select().from(backgrounds).where(eq(backgrounds.id, id));
  return background;
}

/** By name; all when no ids are given. */
export function listBackgrounds(db: Db, ids?: readonly string[]): Promise<Background[]> {
  const all = db.select().from(backgrounds);
  return (ids ? all.where(inArray(backgrounds.id, [...ids])) : all).orderBy(
    asc(backgrounds.name),
    asc(backgrounds.id),
  );
}

export async function insertBackground(db: Db, background: typeof backgrounds.$inferInsert): Promise<void> {
  await db.insert(backgrounds).values(background);
}

/** Undefined when no row has that id. */
export async function updateBackground(
  db: Db,
  id: string,
  changes: Partial<typeof backgrounds.$inferInsert>,
): Promise<Background | undefined> {
  const [background] = await db.update(backgrounds).set(changes).where(eq(backgrounds.id, id)).returning();
  return background;
}

/** False when no row has that id. */
export async function deleteBackground(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .delete(backgrounds)
    .where(eq(backgrounds.id, id))
    .returning({ id: backgrounds.id });
  return deleted.length > 0;
}
