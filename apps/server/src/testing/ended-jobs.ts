import { Readable } from 'node:stream';

import type { Result } from '@lavra/contract/model/result';

import { type NewJob, insertResult } from '../features/jobs/jobs.store.ts';
import { batches, jobs as jobsTable } from '../platform/database/schema/jobs.ts';
import { recordBigrams } from '../features/jobs/searched-bigrams.store.ts';
import { recordStoredFiles, storeFile } from '../features/uploads/index.ts';
import type { TestKit } from './test-kit.ts';

const dayMs = 86_400_000;

/** A result with one document of these fields. */
export function resultOf(fields: Readonly<Record<string, string>>): Result {
  const Data = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value, conf: 97 }]));
  return { Time: '1.20', Quantity: 1, Document: [{ Page: 1, Data }] };
}

interface Contents {
  readonly result?: Result;
  /** Bytes of its document, stored as a file. */
  readonly document?: Buffer;
}

type JobColumns = Partial<NewJob> & { readonly companyId: string };

/** Inserts a single job that has ended, created now by default and kept for thirty days. Returns its id. */
export async function putEndedJob(
  kit: TestKit,
  columns: JobColumns,
  contents: Contents = {},
): Promise<string> {
  const job = endedJob(kit, columns);
  await recordBigrams(kit.ctx(), job);
  await kit.database.db.insert(jobsTable).values(job);
  await putContents(kit, job, contents);
  return job.id;
}

/** Inserts an ended batch with these jobs in order. Returns its id and theirs. */
export async function putEndedBatch(
  kit: TestKit,
  columns: JobColumns,
  jobs: readonly (Contents & { readonly job?: Partial<NewJob> })[],
): Promise<{ id: string; jobIds: string[] }> {
  const batch = endedJob(kit, { filename: 'lote.zip', ...columns });
  await recordBigrams(kit.ctx(), batch);
  const errored = jobs.filter(({ job }) => job?.status === 'error').length;
  await kit.database.db.insert(batches).values({
    ...batch,
    totalJobs: jobs.length,
    processedJobs: jobs.length - errored,
    erroredJobs: errored,
  });
  const jobIds: string[] = [];
  for (const [ordinal, { job: changes, ...contents }] of jobs.entries()) {
    const job = endedJob(kit, { ...columns, ...changes });
    await recordBigrams(kit.ctx(), job);
    await kit.database.db.insert(jobsTable).values({ ...job, batchId: batch.id, ordinal });
    await putContents(kit, job, contents);
    jobIds.push(job.id);
  }
  return { id: batch.id, jobIds };
}

function endedJob(kit: TestKit, given: JobColumns) {
  const createdAt = given.createdAt ?? kit.clock.now();
  return {
    service: 'nfe',
    status: 'done' as const,
    filename: null,
    finishedAt: createdAt,
    processMs: 1200,
    pages: 1,
    expiresAt: new Date(createdAt.getTime() + 30 * dayMs),
    ...given,
    id: given.id ?? kit.ctx().ids.ksuid(),
    createdAt,
    updatedAt: createdAt,
  };
}

async function putContents(
  kit: TestKit,
  job: { id: string; companyId: string },
  { result, document }: Contents,
) {
  if (result) await insertResult(kit.database.db, { jobId: job.id, companyId: job.companyId, result });
  if (!document) return;
  const place = { companyId: job.companyId, ownerKind: 'job', ownerId: job.id, name: 'document' } as const;
  await recordStoredFiles(kit.ctx(), [await storeFile(kit.ctx(), place, Readable.from([document]))]);
}
