import { and, asc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';

import type { Db } from '../../../platform/database/database.ts';
import { jobResults, jobs } from '../../../platform/database/schema/jobs.ts';

interface EndedJobs {
  readonly companyId: string;
  /** First moment of an end that counts, and the first that no longer does. */
  readonly from: Date;
  readonly until: Date;
  readonly hasResult: boolean;
  readonly after: ReportedJob | undefined;
  readonly limit: number;
}

const columns = {
  id: jobs.id,
  batchId: jobs.batchId,
  clientId: jobs.clientId,
  service: jobs.service,
  status: jobs.status,
  source: jobs.source,
  createdAt: jobs.createdAt,
  finishedAt: jobs.finishedAt,
  backgroundId: jobs.backgroundId,
  validationStatus: jobs.validationStatus,
  validation: jobs.validation,
  metadata: jobs.metadata,
  errorCode: jobs.errorCode,
  errorParams: jobs.errorParams,
};

export type ReportedJob = Awaited<ReturnType<typeof listEndedJobs>>[number];

/** Jobs in the order in which they ended, after one of them. */
export async function listEndedJobs(db: Db, { companyId, from, until, hasResult, after, limit }: EndedJobs) {
  const isAfter =
    after &&
    sql`(${jobs.finishedAt}, ${jobs.id}) > (${after.finishedAt?.toISOString()}::timestamptz, ${after.id})`;
  const isWanted = and(
    eq(jobs.companyId, companyId),
    isNotNull(jobs.finishedAt),
    gte(jobs.finishedAt, from),
    lt(jobs.finishedAt, until),
    isAfter,
  );
  if (!hasResult) {
    const rows = await db
      .select(columns)
      .from(jobs)
      .where(isWanted)
      .orderBy(asc(jobs.finishedAt), asc(jobs.id))
      .limit(limit);
    return rows.map((row) => ({ ...row, result: null }));
  }
  return db
    .select({ ...columns, result: jobResults.result })
    .from(jobs)
    .leftJoin(jobResults, eq(jobResults.jobId, jobs.id))
    .where(isWanted)
    .orderBy(asc(jobs.finishedAt), asc(jobs.id))
    .limit(limit);
}
