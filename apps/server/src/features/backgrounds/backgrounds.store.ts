import { asc, eq, inArray } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { backgrounds } from './backgrounds.tables.ts';

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
