import type { BatchInfo, JobInfo } from '@lavra/contract/model/job';
import type { Result } from '@lavra/contract/model/result';

import type { Context } from '../../../platform/context.ts';
import { presentTime, presentTimeOrNull } from '../../../platform/times.ts';
import type { KeptFile } from '../../uploads/index.ts';
import type { Batch } from '../batches.store.ts';
import { presentBatchWord, presentError } from '../jobs.presenter.ts';
import type { Job } from '../jobs.store.ts';

interface JobParts {
  readonly job: Job;
  readonly result: Result | null;
  readonly files: readonly KeptFile[];
}

export function presentJobInfo({ job, result, files }: JobParts, { locale }: Context): JobInfo {
  return {
    job_id: job.id,
    batch_id: job.batchId,
    client_id: job.clientId,
    company_id: job.companyId,
    service: job.service,
    status: job.status,
    source: job.source,
    filename: job.filename,
    created_at: presentTime(job.createdAt),
    finished_at: presentTimeOrNull(job.finishedAt),
    expires: presentTime(job.expiresAt),
    purged_at: presentTimeOrNull(job.purgedAt),
    validation_id: job.backgroundId,
    validation_status: job.validationStatus,
    ...reasonOf(job, locale),
    result,
    validation: job.validation ?? null,
    metadata: job.metadata ?? null,
    client_data: job.clientData ?? null,
    destination: job.destination,
    files: files.map(({ name, mediaType, sizeBytes }) => ({
      name,
      media_type: mediaType,
      size_bytes: sizeBytes,
    })),
  };
}

export function presentBatchInfo(batch: Batch, { locale }: Context): BatchInfo {
  return {
    batch_id: batch.id,
    client_id: batch.clientId,
    company_id: batch.companyId,
    service: batch.service,
    status: presentBatchWord(batch.status),
    source: batch.source,
    filename: batch.filename,
    created_at: presentTime(batch.createdAt),
    expires: presentTime(batch.expiresAt),
    purged_at: presentTimeOrNull(batch.purgedAt),
    total_jobs: batch.totalJobs,
    total_processed: batch.processedJobs,
    total_errored: batch.erroredJobs,
    validation_id: batch.backgroundId,
    ...reasonOf(batch, locale),
  };
}

function reasonOf(failed: Pick<Job, 'errorCode' | 'errorParams'>, locale: Context['locale']) {
  const { error = null, error_code = null } = presentError(failed, locale);
  return { error, error_code };
}
