import { and, count, eq, isNull, sum } from 'drizzle-orm';

import type { Db } from '../../../platform/database/database.ts';
import { jobs } from '../../../platform/database/schema/jobs.ts';
import { trainingFiles, uploads } from '../../../platform/database/schema/uploads.ts';

type ByCompany = Map<string, number>;

/** Unfinished jobs by company. */
export async function countUnfinished(db: Db): Promise<ByCompany> {
  const rows = await db
    .select({ companyId: jobs.companyId, jobs: count() })
    .from(jobs)
    .where(isNull(jobs.finishedAt))
    .groupBy(jobs.companyId);
  return new Map(rows.map((row) => [row.companyId, row.jobs]));
}

/** Stored bytes by company. */
export async function sumStored(db: Db): Promise<ByCompany> {
  const rows = await db
    .select({ companyId: uploads.companyId, bytes: sum(uploads.sizeBytes).mapWith(Number) })
    .from(uploads)
    .where(and(eq(uploads.status, 'received'), isNull(uploads.purgedAt)))
    .groupBy(uploads.companyId);
  return new Map(rows.map((row) => [row.companyId, row.bytes]));
}

/** Stored files for training by company. */
export async function countTraining(db: Db): Promise<ByCompany> {
  const rows = await db
    .select({ companyId: trainingFiles.companyId, files: count() })
    .from(trainingFiles)
    .where(isNull(trainingFiles.purgedAt))
    .groupBy(trainingFiles.companyId);
  return new Map(rows.map((row) => [row.companyId, row.files]));
}
