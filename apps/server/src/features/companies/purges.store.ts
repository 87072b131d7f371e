import { sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import type { Purge } from './companies.store.ts';

/** Adds to the record of that company, kind and run, making it on first use; of no company that is gone. */
export async function addToPurge(db: Db, purge: Purge): Promise<void> {
  const { id, companyId, kind, purgedAt, jobs, files, createdUntil } = purge;
  await db.execute(sql`
    insert into purges (id, company_id, kind, purged_at, jobs, files, created_until)
    select ${id}, c.id, ${kind}, ${purgedAt.toISOString()}::timestamptz, ${jobs}::int, ${files}::int,
           ${createdUntil.toISOString()}::timestamptz
      from companies c where c.id = ${companyId}
    on conflict (company_id, kind, purged_at) do update
       set jobs = purges.jobs + excluded.jobs,
           files = purges.files + excluded.files,
           created_until = greatest(purges.created_until, excluded.created_until)`);
}
