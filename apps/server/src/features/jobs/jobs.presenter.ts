import { checkSentences, validationSentences } from '@lavra/contract/check-sentences';
import { type ErrorCode, type Locale, errorSentence, errors } from '@lavra/contract/errors';
import { type BatchStatus, type JobResult, type JobStatus, isFinal } from '@lavra/contract/model/job';
import type { Result } from '@lavra/contract/model/result';
import type { Validation } from '@lavra/contract/model/validation';

import type { Context } from '../../platform/context.ts';
import { presentTime } from '../../platform/times.ts';
import { type Job, batchIdOf } from './jobs.store.ts';
import type { ProcessedFileRow } from './processed-files.store.ts';
import { clientDataOf } from './metadata.ts';

type Failed = Pick<Job, 'errorCode' | 'errorParams'>;

/** Why something ended in error: a sentence in the reader's language, and its code. */
export function presentError(
  { errorCode, errorParams }: Failed,
  locale: Locale,
): { error?: string; error_code?: string } {
  if (errorCode === null) return {};
  const code: ErrorCode = isErrorCode(errorCode) ? errorCode : 'internal';
  return { error: errorSentence(code, locale, errorParams ?? {}), error_code: code };
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code);
}

const purged: Failed = { errorCode: 'result_purged' satisfies ErrorCode, errorParams: null };

export function presentJobResult(job: Job, result: Result | null, locale: Locale): JobResult {
  const head = {
    job_ksuid: job.id,
    created_at: presentTime(job.createdAt),
    service: job.service,
    status: job.status,
  };
  if (!isFinal(job.status)) return head;
  const clientData = clientDataOf(job.metadata);
  return {
    ...head,
    ...(result === null ? {} : { result }),
    process_time: ((job.processMs ?? 0) / 1000).toFixed(2),
    ...(job.filename === null ? {} : { filename: job.filename }),
    ...(job.validationStatus === null ? {} : { validation_status: job.validationStatus }),
    ...(job.validation === null ? {} : { validation: presentValidation(job.validation, locale) }),
    ...(clientData === null ? {} : { client_data: clientData }),
    ...presentError(job.purgedAt !== null && job.errorCode === null ? purged : job, locale),
  };
}

/** Each check with a sentence about its outcome, in the reader's language. */
export function presentValidation(validation: Validation, locale: Locale): Validation {
  return Object.fromEntries(
    Object.entries(validation).map(([name, outcome]) => {
      const { status, reason, ...rest } = outcome;
      const message = (reason ? checkSentences[reason] : validationSentences[status])[locale];
      return [name, { status, ...(reason && { reason }), message, ...rest }];
    }),
  );
}

/** A batch has no status `validating`: its single job then counts as processing. */
export function presentBatchWord(status: JobStatus): BatchStatus['status'] {
  return status === 'validating' ? 'processing' : status;
}

export function presentBatchStatus(ctx: Context, file: ProcessedFileRow, jobs: readonly Job[]): BatchStatus {
  const { error } = presentError(file, ctx.locale);
  return {
    batch_ksuid: file.id,
    created_at: presentTime(file.createdAt),
    service: file.service,
    status: presentBatchWord(file.status),
    ...(error === undefined ? {} : { error }),
    jobs: jobs.map((job) => {
      const reason = presentError(job, ctx.locale).error;
      return {
        job_ksuid: job.id,
        created_at: presentTime(job.createdAt),
        status: job.status,
        result_url: jobResultUrl(ctx, job),
        ...(reason === undefined ? {} : { error: reason }),
      };
    }),
  };
}

/** The URL of a job's result. */
export function jobResultUrl({ config }: Context, job: Pick<Job, 'id' | 'batchId'>): string {
  return `${config.http.publicUrl}/v2/ocr/job/result/${batchIdOf(job)}/${job.id}`;
}

export function batchStatusUrl({ config }: Context, batchId: string): string {
  return `${config.http.publicUrl}/v2/ocr/batch/status/${batchId}`;
}
