import * as z from 'zod/mini';

import { Timestamp } from './primitives.ts';
import { Result } from './result.ts';
import { Validation } from './validation.ts';

/** `waiting`: files not all here. `validating`: recognised, outside checks under way. The last two are final. */
export const JobStatus = z.enum(['waiting', 'processing', 'validating', 'done', 'error']);
export type JobStatus = z.infer<typeof JobStatus>;

export const BatchStatusWord = z.enum(['waiting', 'processing', 'done', 'error']);
export type BatchStatusWord = z.infer<typeof BatchStatusWord>;

export function isFinal(status: string): boolean {
  return status === 'done' || status === 'error';
}

/** Where to PUT the files of a new job. `exp` is the milliseconds the links live. */
export const PresignedUrls = z.object({
  exp: z.int(),
  id: z.string(),
  status_url: z.string(),
  urls: z.record(z.string(), z.string()),
  upload_id: z.optional(z.string()),
});
export type PresignedUrls = z.infer<typeof PresignedUrls>;

/** Where to PUT a file for training, which has no status to ask for. */
export const TrainingUrl = z.omit(PresignedUrls, { status_url: true });
export type TrainingUrl = z.infer<typeof TrainingUrl>;

/** A job's result; everything below `status` but `error` is there once it is final. */
export const JobResult = z.object({
  job_ksuid: z.string(),
  created_at: Timestamp,
  service: z.string(),
  status: JobStatus,
  result: z.optional(Result),
  /** Seconds as text. */
  process_time: z.optional(z.string()),
  filename: z.optional(z.string()),
  validation_status: z.optional(z.string()),
  validation: z.optional(Validation),
  client_data: z.optional(z.unknown()),
  error: z.optional(z.string()),
  /** Code of the closed list beside the sentence in `error`. */
  error_code: z.optional(z.string()),
});
export type JobResult = z.infer<typeof JobResult>;

export const BatchStatus = z.object({
  batch_ksuid: z.string(),
  created_at: Timestamp,
  service: z.string(),
  status: BatchStatusWord,
  error: z.optional(z.string()),
  jobs: z.array(
    z.object({
      job_ksuid: z.string(),
      created_at: Timestamp,
      status: JobStatus,
      result_url: z.string(),
      error: z.optional(z.string()),
    }),
  ),
});
export type BatchStatus = z.infer<typeof BatchStatus>;

export const JobInfo = z.object({
  job_id: z.string(),
  batch_id: z.string(),
  client_id: z.nullable(z.string()),
  company_id: z.string(),
  service: z.string(),
  status: JobStatus,
  source: z.string(),
  filename: z.nullable(z.string()),
  created_at: Timestamp,
  finished_at: z.nullable(Timestamp),
  /** When its files and result are purged. */
  expires: Timestamp,
  /** When they were, if they were. */
  purged_at: z.nullable(Timestamp),
  validation_id: z.nullable(z.string()),
  validation_status: z.nullable(z.string()),
  error: z.nullable(z.string()),
  error_code: z.nullable(z.string()),
  result: z.nullable(Result),
  validation: z.nullable(Validation),
  metadata: z.nullable(z.unknown()),
  client_data: z.nullable(z.unknown()),
  destination: z.nullable(z.string()),
  /** Files still kept: `document`, `selfie`, `extra_document`, with the pages that can be shown. */
  files: z.array(z.object({ name: z.string(), media_type: z.string(), size_bytes: z.int() })),
});
export type JobInfo = z.infer<typeof JobInfo>;

export const BatchInfo = z.object({
  batch_id: z.string(),
  client_id: z.nullable(z.string()),
  company_id: z.string(),
  service: z.string(),
  status: BatchStatusWord,
  source: z.string(),
  filename: z.nullable(z.string()),
  created_at: Timestamp,
  expires: Timestamp,
  total_jobs: z.int(),
  total_processed: z.int(),
  total_errored: z.int(),
  /** When its files and results were purged, if they were. */
  purged_at: z.optional(z.nullable(Timestamp)),
  validation_id: z.nullable(z.string()),
  error: z.nullable(z.string()),
  error_code: z.nullable(z.string()),
});
export type BatchInfo = z.infer<typeof BatchInfo>;

/** A row of the processed files: one batch, or one single job (same id twice). */
export const ProcessedFile = z.object({
  batch_ksuid: z.string(),
  job_ksuid: z.nullable(z.string()),
  created_at: Timestamp,
  service: z.string(),
  source: z.string(),
  filename: z.nullable(z.string()),
  total_jobs: z.int(),
  processed_jobs: z.int(),
  errored_jobs: z.int(),
  status: z.string(),
  typification: z.nullable(z.string()),
  background_name: z.nullable(z.string()),
  /** When its files and results were purged, if they were: then there is nothing to download. */
  purged_at: z.optional(z.nullable(Timestamp)),
});
export type ProcessedFile = z.infer<typeof ProcessedFile>;

/** A page of processed files, newest first, or of the jobs of a batch in their order. */
export const ProcessedFilePage = z.object({
  jobs: z.array(ProcessedFile),
  nextPageToken: z.optional(z.string()),
});
export type ProcessedFilePage = z.infer<typeof ProcessedFilePage>;

/** What is shown for a row: a batch whose jobs are not all through is still processing. */
export function displayedFile(row: ProcessedFile): { status: string; processed: number; errored: number } {
  if (row.batch_ksuid === row.job_ksuid) {
    return {
      status: row.status,
      processed: row.status === 'done' ? 1 : 0,
      errored: row.status === 'error' ? 1 : 0,
    };
  }
  const unfinished = row.status === 'done' && row.processed_jobs + row.errored_jobs < row.total_jobs;
  return {
    status: unfinished ? 'processing' : row.status,
    processed: row.processed_jobs,
    errored: row.errored_jobs,
  };
}
