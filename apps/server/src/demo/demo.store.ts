import { sql } from 'drizzle-orm';

import type { Db } from '../platform/database/database.ts';

/** Whether there are no accounts. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select not exists (select from users) as is`);
  return rows[0]?.is === true;
}

/** Whether a job or batch with this id exists. */
export async function isSown(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select exists (select from jobs where id = ${id} union all select from batches where id = ${id}) as is`,
  );
  return rows[0]?.is === true;
}
