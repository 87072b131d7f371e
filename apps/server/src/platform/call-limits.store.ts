import { lt, sql } from 'drizzle-orm';

import type { Db } from './database/database.ts';
import { callCounts } from './database/schema/limits.ts';

interface Counted {
  readonly key: string;
  readonly calls: number;
}

/**
 * Adds calls to a minute; returns what all processes have counted in it. Rows are taken in the order of keys, so that two
 * processes never deadlock.
 */
export async function addCalls(db: Db, endsAt: Date, counted: readonly Counted[]): Promise<Counted[]> {
  const { rows } = await db.execute<{ key: string; calls: number }>(sql`
    insert into call_counts (key, ends_at, calls)
    select key, ${endsAt.toISOString()}::timestamptz, calls
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (key text, calls integer)
     order by key
    on conflict (ends_at, key) do update set calls = call_counts.calls + excluded.calls
    returning key, calls`);
  return rows;
}

export async function deleteCallsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(callCounts).where(lt(callCounts.endsAt, moment));
}
