import { and, asc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';

import type { Db } from '../../../platform/database/database.ts';
import { jobResults, jobs } from '../../../platform/database/schema/jobs.ts';

interface EndedJobs {
  readonly companyId: string;
  /** First end of a job that counts, and the first that does not. */
  readonly from: Date;
  readonly until: Date;
  /** Only the chosen parts are read, because a report may read a million rows. */
  readonly parts: ReadonlySet<JobPart>;
  readonly after: ReportedJob | undefined;
  readonly limit: number;
}

const keys = { id: jobs.id, finishedAt: jobs.finishedAt };
const columns = {
  batchId: jobs.batchId,
  clientId: jobs.clientId,
  service: jobs.service,
  status: jobs.status,
  source: jobs.source,
  createdAt: jobs.createdAt,
  backgroundId: jobs.backgroundId,
  validationStatus: jobs.validationStatus,
  validation: jobs.validation,
  metadata: jobs.metadata,
  errorCode: jobs.errorCode,
  errorParams: jobs.errorParams,
  result: jobResults.result,
};
export type JobPart = keyof typeof columns;
const parts = Object.keys(columns) as JobPart[];

type Job = typeof jobs.$inferSelect & { readonly result: typeof jobResults.$inferSelect.result | null };
export type ReportedJob = Pick<Job, keyof typeof keys> & Partial<Pick<Job, JobPart>>;

/** Jobs in the order of their ends, after one of them. */
export async function listEndedJobs(db: Db, ended: EndedJobs): Promise<ReportedJob[]> {
  const { companyId, from, until, after, limit } = ended;
  const isAfter =
    after &&
    sql`(${jobs.finishedAt}, ${jobs.id}) > (${after.finishedAt?.toISOString()}::timestamptz, ${after.id})`;
  const wanted = parts.filter((part) => ended.parts.has(part)).map((part) => [part, columns[part]] as const);
  const rows = db
    .select({ ...keys, ...(Object.fromEntries(wanted) as Partial<typeof columns>) } as typeof keys)
    .from(jobs)
    .$dynamic();
  return (ended.parts.has('result') ? rows.leftJoin(jobResults, eq(jobResults.jobId, jobs.id)) : rows)
    .where(
      and(
        eq(jobs.companyId, companyId),
        isNotNull(jobs.finishedAt),
        gte(jobs.finishedAt, from),
        lt(jobs.finishedAt, until),
        isAfter,
      ),
    )
    .orderBy(asc(jobs.finishedAt), asc(jobs.id))
    .limit(limit);
}
