import type { ProcessedFile } from '@lavra/contract/model/job';

import { presentTime, presentTimeOrNull } from '../../../platform/times.ts';
import { batchIdOf } from '../jobs.store.ts';
import type { JobRow, ListedFileRow } from '../processed-files.store.ts';

type Names = ReadonlyMap<string, string>;
type Columns = Omit<JobRow, 'batchId'>;

interface Asked {
  /** Confidence is only presented on request, so that older clients get the same answer as before. */
  readonly confidence?: boolean | undefined;
}

/** `names` are the names of background validations by id. */
export function presentProcessedFile(row: ListedFileRow, names: Names, asked: Asked): ProcessedFile {
  return {
    ...present(row, { batchId: row.id, jobId: row.isSingle ? row.id : null }, names),
    ...presentReading(row, asked),
  };
}

function presentReading({ reading }: Columns, { confidence }: Asked) {
  return confidence === true ? reading : {};
}

/** A job of a batch as a row of its own. */
export function presentProcessedJob(row: JobRow, names: Names, asked: Asked = {}): ProcessedFile {
  return {
    ...present(row, { batchId: batchIdOf(row), jobId: row.id }, names),
    ...presentReading(row, asked),
  };
}

interface RowIds {
  readonly batchId: string;
  readonly jobId: string | null;
}

function present(row: Columns, { batchId, jobId }: RowIds, names: Names): ProcessedFile {
  return {
    batch_ksuid: batchId,
    job_ksuid: jobId,
    created_at: presentTime(row.createdAt),
    service: row.service,
    source: row.source,
    filename: row.filename,
    total_jobs: row.totalJobs,
    processed_jobs: row.processedJobs,
    errored_jobs: row.erroredJobs,
    status: row.status,
    typification: row.typification,
    background_name: row.backgroundId === null ? null : (names.get(row.backgroundId) ?? null),
    purged_at: presentTimeOrNull(row.purgedAt),
  };
}
