import type { Result } from '@lavra/contract/model/result';
import { and, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';

import type { Db } from '../../../platform/database/database.ts';
import type { PagePosition } from '../../../platform/page-token.ts';
import { type Job, type ProcessedFileId, isOf } from '../jobs.store.ts';
import { jobResults, jobs } from '../../../platform/database/schema/jobs.ts';
import { tasks } from '../../../platform/database/schema/tasks.ts';

export interface JobWithResult {
  readonly job: Job;
  readonly result: Result | null;
}

interface CreatedJobs {
  readonly companyId: string;
  /** First moment of creation, inclusive. */
  readonly from?: Date | undefined;
  /** Last moment of creation, exclusive. */
  readonly until?: Date | undefined;
  readonly after: PagePosition | undefined;
  readonly limit: number;
}

/** Positions of jobs in the order of their creation, with the bytes that their results take in the database. */
export function listResultSizes(db: Db, { companyId, from, until, after, limit }: CreatedJobs) {
  const isLater =
    after && sql`(${jobs.createdAt}, ${jobs.id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`;
  return db
    .select({
      id: jobs.id,
      at: jobs.createdAt,
      // The size of the stored form, which is known without reading a long result.
      sizeBytes: sql<number>`coalesce(pg_column_size(${jobResults.result}), 0)`,
    })
    .from(jobs)
    .leftJoin(jobResults, eq(jobResults.jobId, jobs.id))
    .where(
      and(
        eq(jobs.companyId, companyId),
        from && gte(jobs.createdAt, from),
        until && lt(jobs.createdAt, until),
        isLater,
      ),
    )
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
    .limit(limit);
}

/** How the pages of a job were read, even while it is in human review. */
export async function findPages(db: Db, jobId: string, companyId: string): Promise<Result['Pages']> {
  const [found] = await db
    .select({
      pages: sql<
        Result['Pages'] | null
      >`coalesce(${jobResults.result} -> 'Pages', ${tasks.result} -> 'Pages')`,
    })
    .from(jobs)
    .leftJoin(jobResults, eq(jobResults.jobId, jobs.id))
    .leftJoin(tasks, eq(tasks.jobId, jobs.id))
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId)));
  return found?.pages ?? undefined;
}

export async function listJobsWithResults(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<JobWithResult[]> {
  if (ids.length === 0) return [];
  return db
    .select({ job: jobs, result: jobResults.result })
    .from(jobs)
    .leftJoin(jobResults, eq(jobResults.jobId, jobs.id))
    .where(and(eq(jobs.companyId, companyId), inArray(jobs.id, [...ids])))
    .orderBy(asc(jobs.createdAt), asc(jobs.id));
}

/** Jobs of a processed file in order, after a place in it; -1 is before the first. */
export function listBatchResults(
  db: Db,
  file: ProcessedFileId,
  { after, limit }: { after: number; limit: number },
): Promise<JobWithResult[]> {
  return db
    .select({ job: jobs, result: jobResults.result })
    .from(jobs)
    .leftJoin(jobResults, eq(jobResults.jobId, jobs.id))
    .where(and(isOf(file), gt(jobs.ordinal, after)))
    .orderBy(asc(jobs.ordinal))
    .limit(limit);
}

/** Names of the fields in the results of a processed file. */
export async function listFieldNames(db: Db, file: ProcessedFileId): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct name
      from ${jobs}
      join job_results r on r.job_id = ${jobs.id}
      cross join json_array_elements(r.result -> 'Document') document
      cross join json_object_keys(document -> 'Data') name
     where ${isOf(file)}
     order by name`);
  return rows.map(({ name }) => name);
}
