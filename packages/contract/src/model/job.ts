import * as z from 'zod/mini';

import { Timestamp } from './primitives.ts';
import { Result } from './result.ts';
import { Validation } from './validation.ts';
import { model, named, said } from './schema.ts';

/** `waiting`: not all files have arrived. `validating`: recognised, outside checks are pending. `done` and `error` are final. */
export const JobStatus = named('JobStatus', z.enum(['waiting', 'processing', 'validating', 'done', 'error']));
export type JobStatus = z.infer<typeof JobStatus>;

export const BatchStatusWord = named('BatchStatusWord', z.enum(['waiting', 'processing', 'done', 'error']));
export type BatchStatusWord = z.infer<typeof BatchStatusWord>;

export function isFinal(status: string): boolean {
  return status === 'done' || status === 'error';
}

/** Presigned URLs to PUT the files of a new job. `exp` is the lifetime of the URLs in milliseconds. */
export const PresignedUrls = model('PresignedUrls', {
  exp: z.int(),
  id: z.string(),
  status_url: z.string(),
  urls: said(
    z.record(z.string(), z.string()),
    'Links para o PUT de cada arquivo: `document`, `selfie`, `extra_document`, ou `part_1`, `part_2` …',
    'Links for the PUT of each file: `document`, `selfie`, `extra_document`, or `part_1`, `part_2` …',
  ),
  upload_id: z.optional(z.string()),
});
export type PresignedUrls = z.infer<typeof PresignedUrls>;

/** Presigned URL to PUT a training file, which has no status. */
export const TrainingUrl = named('TrainingUrl', z.omit(PresignedUrls, { status_url: true }));
export type TrainingUrl = z.infer<typeof TrainingUrl>;

/** A job's result; the fields below `status` are present only once it is final, each when it has a value. */
export const JobResult = model('JobResult', {
  job_ksuid: z.string(),
  created_at: Timestamp,
  service: z.string(),
  status: JobStatus,
  result: z.optional(Result),
  process_time: said(
    z.optional(z.string()),
    'Segundos de processamento, como texto.',
    'Seconds of processing, as text.',
  ),
  filename: z.optional(z.string()),
  validation_status: z.optional(z.string()),
  validation: z.optional(Validation),
  client_data: z.optional(z.unknown()),
  error: z.optional(z.string()),
  /** Code of the closed list for the sentence in `error`. */
  error_code: z.optional(z.string()),
});
export type JobResult = z.infer<typeof JobResult>;

export const BatchStatus = model('BatchStatus', {
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
      result_url: said(z.string(), 'Endereço do resultado deste job.', 'Address of the result of this job.'),
      error: z.optional(z.string()),
    }),
  ),
});
export type BatchStatus = z.infer<typeof BatchStatus>;

export const JobInfo = model('JobInfo', {
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
  /** When they were purged; null when they were not. */
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
  /** The files still stored: `document`, `selfie`, `extra_document`. */
  files: z.array(z.object({ name: z.string(), media_type: z.string(), size_bytes: z.int() })),
});
export type JobInfo = z.infer<typeof JobInfo>;

export const BatchInfo = model('BatchInfo', {
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
  /** When its files and results were purged; null or absent when they were not. */
  purged_at: z.optional(z.nullable(Timestamp)),
  validation_id: z.nullable(z.string()),
  error: z.nullable(z.string()),
  error_code: z.nullable(z.string()),
});
export type BatchInfo = z.infer<typeof BatchInfo>;

/** A row of the processed files: a batch, or a single job (the same id twice). */
export const ProcessedFile = model('ProcessedFile', {
  batch_ksuid: z.string(),
  job_ksuid: z.nullable(z.string()),
  created_at: Timestamp,
  service: z.string(),
  source: z.string(),
  filename: z.nullable(z.string()),
  total_jobs: z.int(),
  processed_jobs: said(z.int(), 'Jobs lidos.', 'Jobs that were read.'),
  errored_jobs: said(z.int(), 'Jobs que terminaram em erro.', 'Jobs that ended in error.'),
  status: z.string(),
  typification: said(
    z.nullable(z.string()),
    'Tipo de documento reconhecido.',
    'Kind of document that was recognised.',
  ),
  background_name: z.nullable(z.string()),
  /** When its files and results were purged, so that there is nothing to download; null or absent when they were not. */
  purged_at: z.optional(z.nullable(Timestamp)),
  doubts: said(
    z.optional(z.nullable(z.int())),
    'Valores a conferir: lidos com confiança baixa, ou com uma conferência que falhou. Só com `confidence=true`; nulo onde nada foi lido, e em um lote.',
    'Values to check: read with low confidence, or with a check that does not hold. Only with `confidence=true`; null where nothing was read, and for a batch.',
  ),
  lowest_confidence: said(
    z.optional(z.nullable(z.number())),
    'A menor confiança medida entre os valores, 0 a 100. Só com `confidence=true`.',
    'The lowest measured confidence among the values, 0 to 100. Only with `confidence=true`.',
  ),
});
export type ProcessedFile = z.infer<typeof ProcessedFile>;

/** A page of processed files, newest first, or of the jobs of a batch in order. */
export const ProcessedFilePage = model('ProcessedFilePage', {
  jobs: z.array(ProcessedFile),
  nextPageToken: z.optional(z.string()),
});
export type ProcessedFilePage = z.infer<typeof ProcessedFilePage>;

/** The row as shown: a batch with unfinished jobs counts as processing. */
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
