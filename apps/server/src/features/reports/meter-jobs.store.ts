import { type SQL, and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { jobs } from '../../platform/database/schema/jobs.ts';

export interface MeterJobsOf {
  readonly companyId: string;
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
  readonly meterType?: string | undefined;
  readonly uf?: string | undefined;
  /** Any part of the consumer unit's number. */
  readonly uc?: string | undefined;
}

export type MeterJob = Awaited<ReturnType<typeof listMeterJobs>>[number];

/** What the customer said about the meter: in the job's metadata, or in its client data. */
function said(key: string): SQL<string> {
  return sql<string>`coalesce(${jobs.metadata} ->> ${sql.raw(`'${key}'`)}, ${jobs.metadata} -> 'client_data' ->> ${sql.raw(`'${key}'`)}, '')`;
}

const columns = {
  id: jobs.id,
  createdAt: jobs.createdAt,
  status: jobs.status,
  uc: said('uc'),
  meterType: said('meter_type'),
  uf: said('uf'),
  clientDate: said('client_date'),
};

/** Newest first; with `after`, those that follow it. */
export function listMeterJobs(
  db: Db,
  filter: MeterJobsOf,
  { limit, offset = 0, after }: { limit: number; offset?: number; after?: MeterPlace | undefined },
) {
  return db
    .select(columns)
    .from(jobs)
    .where(and(matching(filter), after && isAfter(after)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)
    .offset(offset);
}

interface MeterPlace {
  readonly createdAt: Date;
  readonly id: string;
}

function isAfter({ createdAt, id }: MeterPlace): SQL {
  return sql`(${jobs.createdAt}, ${jobs.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`;
}

export async function countMeterJobs(db: Db, filter: MeterJobsOf): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(jobs).where(matching(filter));
  return counted?.total ?? 0;
}

function matching({ companyId, from, until, meterType, uf, uc }: MeterJobsOf): SQL | undefined {
  return and(
    eq(jobs.companyId, companyId),
    // As a literal, so that the index of only these jobs is used.
    sql`${jobs.service} = 'energymeter'`,
    gte(jobs.createdAt, from),
    lt(jobs.createdAt, until),
    meterType ? sql`lower(${columns.meterType}) = lower(${meterType})` : undefined,
    uf ? sql`lower(${columns.uf}) = lower(${uf})` : undefined,
    uc ? sql`position(lower(${uc}) in lower(${columns.uc})) > 0` : undefined,
  );
}
