import type { BatchInfo, JobInfo } from '@lavra/contract/model/job';
import type { Result } from '@lavra/contract/model/result';

import type { Context } from '../../../platform/context.ts';
import { presentTime, presentTimeOrNull } from '../../../platform/times.ts';
import type { KeptFile } from '../../uploads/index.ts';
import { clientDataOf, destinationOf } from '../metadata.ts';
import type { ProcessedFileRow } from '../processed-files.store.ts';
import { presentBatchWord, presentError, presentValidation } from '../jobs.presenter.ts';
import { type Job, batchIdOf } from '../jobs.store.ts';

interface JobParts {
  readonly job: Job;
  readonly result: Result | null;
  readonly files: readonly KeptFile[];
}

export function presentJobInfo({ job, result, files }: JobParts, { locale }: Context): JobInfo {
  return {
    job_id: job.id,
    batch_id: batchIdOf(job),
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
    validation: job.validation === null ? null : presentValidation(job.validation, locale),
    metadata: job.metadata ?? null,
    client_data: clientDataOf(job.metadata),
    destination: destinationOf(job.metadata),
    files: files.map(({ name, mediaType, sizeBytes }) => ({
      name,
      media_type: mediaType,
      size_bytes: sizeBytes,
    })),
  };
}

export function presentBatchInfo(file: ProcessedFileRow, { locale }: Context): BatchInfo {
  return {
    batch_id: file.id,
    client_id: file.clientId,
    company_id: file.companyId,
    service: file.service,
    status: presentBatchWord(file.status),
    source: file.source,
    filename: file.filename,
    created_at: presentTime(file.createdAt),
    expires: presentTime(file.expiresAt),
    purged_at: presentTimeOrNull(file.purgedAt),
    total_jobs: file.totalJobs,
    total_processed: file.processedJobs,
    total_errored: file.erroredJobs,
    validation_id: file.backgroundId,
    ...reasonOf(file, locale),
  };
}

function reasonOf(failed: Pick<Job, 'errorCode' | 'errorParams'>, locale: Context['locale']) {
  const { error = null, error_code = null } = presentError(failed, locale);
  return { error, error_code };
}
