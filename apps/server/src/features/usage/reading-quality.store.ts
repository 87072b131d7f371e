import { doubtfulPath } from '@lavra/contract/doubt';
import { sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { jobResults, jobs } from '../../platform/database/schema/jobs.ts';

/** Jobs whose time is measured, and results that are read: a result takes tens of kilobytes. */
const mostTimed = 5000;
const mostLookedAt = 200;

interface Filter {
  readonly companyId: string;
  readonly service: string | undefined;
  readonly from: Date;
  readonly until: Date;
}

function newest({ companyId, service, from, until }: Filter) {
  return sql`${jobs.companyId} = ${companyId} and ${jobs.finishedAt} >= ${from.toISOString()}
    and ${jobs.finishedAt} < ${until.toISOString()} and ${jobs.status} = 'done'
    ${service === undefined ? sql`` : sql`and ${jobs.service} = ${service}`}`;
}

export async function measureTimes(
  db: Db,
  filter: Filter,
): Promise<{ jobs: number; p50Ms: number | null; p95Ms: number | null }> {
  const { rows } = await db.execute<{ jobs: string; p50: number | null; p95: number | null }>(sql`
    select count(*) as jobs, percentile_cont(0.5) within group (order by process_ms) as p50,
           percentile_cont(0.95) within group (order by process_ms) as p95
      from (
        select process_ms from ${jobs}
         where ${newest(filter)} and ${jobs.processMs} is not null
         order by ${jobs.finishedAt} desc, ${jobs.id} desc limit ${mostTimed}
      ) as timed`);
  const [row] = rows;
  return { jobs: Number(row?.jobs ?? 0), p50Ms: row?.p50 ?? null, p95Ms: row?.p95 ?? null };
}

export async function measureDoubts(db: Db, filter: Filter): Promise<{ jobs: number; without: number }> {
  const { rows } = await db.execute<{ jobs: string; without: string }>(sql`
    select count(*) as jobs,
           count(*) filter (where not jsonb_path_exists(result::jsonb, ${doubtfulPath}::jsonpath)) as without
      from (
        select r.result from ${jobs} join ${jobResults} r on r.job_id = ${jobs.id}
         where ${newest(filter)}
         order by ${jobs.finishedAt} desc, ${jobs.id} desc limit ${mostLookedAt}
      ) as looked`);
  return { jobs: Number(rows[0]?.jobs ?? 0), without: Number(rows[0]?.without ?? 0) };
}
