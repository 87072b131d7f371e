import { asc, eq, inArray } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { backgrounds } from '../../platform/database/schema/backgrounds.ts';

export type Background = typeof backgrounds.$inferSelect;

export async function findBackground(db: Db, id: string): Promise<Background | undefined> {
  const [background] = await db.select().from(backgrounds).where(eq(backgrounds.id, id));
  return background;
}

/** By name; all where no ids are given. */
export function listBackgrounds(db: Db, ids?: readonly string[]): Promise<Background[]> {
  const all = db.select().from(backgrounds);
  return (ids ? all.where(inArray(backgrounds.id, [...ids])) : all).orderBy(
    asc(backgrounds.name),
    asc(backgrounds.id),
  );
}

/** Background validations are the provider's to set, and no verb of the customers' release sets them. */
export async function insertBackground(db: Db, background: typeof backgrounds.$inferInsert): Promise<void> {
  await db.insert(backgrounds).values(background);
}
