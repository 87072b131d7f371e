import { sql } from 'drizzle-orm';

import type { Db } from '../platform/database/database.ts';

/** Whether nobody has an account. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select not exists (select from users) as is`);
  return rows[0]?.is === true;
}

/** Whether a job or batch of this id is there. */
export async function isSown(db: Db, batchId: string): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select exists (select from batches where id = ${batchId}) as is`,
  );
  return rows[0]?.is === true;
}
