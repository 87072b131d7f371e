import type { ProcessedFile } from '@lavra/contract/model/job';

import { presentTime, presentTimeOrNull } from '../../../platform/times.ts';
import type { BatchRow, JobRow } from './processed-files.store.ts';

type Names = ReadonlyMap<string, string>;

/** `names` are those of background validations, by id. */
export function presentProcessedFile(row: BatchRow, names: Names): ProcessedFile {
  return {
    batch_ksuid: row.id,
    job_ksuid: row.isSingle ? row.id : null,
    created_at: presentTime(row.createdAt),
    service: row.service,
    source: row.source,
    filename: row.filename,
    total_jobs: row.totalJobs,
    processed_jobs: row.processedJobs,
    errored_jobs: row.erroredJobs,
    status: row.status,
    typification: row.typification,
    background_name: nameOf(row, names),
    purged_at: presentTimeOrNull(row.purgedAt),
  };
}

/** A job of a batch as a row of its own. */
export function presentProcessedJob(row: JobRow, names: Names): ProcessedFile {
  return {
    batch_ksuid: row.batchId,
    job_ksuid: row.id,
    created_at: presentTime(row.createdAt),
    service: row.service,
    source: row.source,
    filename: row.filename,
    total_jobs: 1,
    processed_jobs: row.status === 'done' ? 1 : 0,
    errored_jobs: row.status === 'error' ? 1 : 0,
    status: row.status,
    typification: row.typification,
    background_name: nameOf(row, names),
    purged_at: presentTimeOrNull(row.purgedAt),
  };
}

function nameOf({ backgroundId }: Pick<BatchRow, 'backgroundId'>, names: Names): string | null {
  return backgroundId === null ? null : (names.get(backgroundId) ?? null);
}
