import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import {
  BatchInfo,
  BatchStatus,
  JobInfo,
  JobResult,
  ProcessedFile,
  SignedUrl,
  TrainingUrl,
} from '../model/job.ts';
import { Empty, Id, PageToken, QueryFlag, QueryNumber, StorageLink, text } from '../model/primitives.ts';

const service = z.object({ service: text(64) });
const company = z.object({ companyId: Id });
const job = z.object({ jobId: text(64) });
const batch = z.object({ batchId: text(64) });
const companyJob = z.object({ companyId: Id, jobId: text(64) });
const companyBatch = z.object({ companyId: Id, batchId: text(64) });

const sending = {
  base64: QueryFlag,
  source: z.optional(text(64)),
  'background-validation-id': z.optional(text(64)),
  parts: z.optional(QueryNumber),
  /** Name of the sent file as the sender has it, for lists; a PUT carries none. */
  filename: z.optional(text(255)),
  /** An admin or a person of the console sends for this company and app client. */
  'client-id': z.optional(text(64)),
};

const Part = z.object({ number: z.int(), e_tag: z.string() });
/** Old clients send a number as text. */
const Parts = z.array(
  z.object({
    number: z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,5}$/))]), z.transform(Number)),
    e_tag: z.string(),
  }),
);
export type Part = z.infer<typeof Part>;

const stored = z.object({
  return: z.optional(z.enum(['request', 'storage'])),
  format: z.optional(z.enum(['json', 'csv'])),
});

export const jobEndpoints = endpoints({
  createJob: {
    method: 'POST',
    path: '/v2/ocr/job/:service',
    access: 'client-or-user',
    summary: 'Announce a job; answers where to PUT its files',
    params: service,
    query: z.object({ ...sending, facematch: QueryFlag, 'extra-document': QueryFlag }),
    body: z.unknown(),
    answer: SignedUrl,
    errors: [
      'service_unknown',
      'service_not_allowed',
      'metadata_invalid',
      'background_unknown',
      'unavailable',
    ],
    callsPerMinute: 60_000,
  },
  createBatch: {
    method: 'POST',
    path: '/v2/ocr/batch/:service',
    access: 'client-or-user',
    summary: 'Announce a zip of documents; answers where to PUT it',
    params: service,
    query: z.object(sending),
    body: z.unknown(),
    answer: SignedUrl,
    errors: [
      'service_unknown',
      'service_not_allowed',
      'metadata_invalid',
      'background_unknown',
      'unavailable',
    ],
    callsPerMinute: 6000,
  },
  completeParts: {
    method: 'POST',
    path: '/v2/ocr/batch/multipart/complete',
    access: 'client-or-user',
    summary: 'Join the parts of an upload, of a job or a batch',
    body: z.object({ parts: Parts, upload_id: text(128), id: text(64), service: z.optional(text(64)) }),
    answer: Empty,
    errors: ['upload_not_found', 'parts_mismatch', 'file_too_large', 'base64_invalid'],
    callsPerMinute: 6000,
  },
  createTraining: {
    method: 'POST',
    path: '/v2/ocr/training',
    access: 'client-or-user',
    summary: 'Announce a file for training',
    query: z.object({
      parts: z.optional(QueryNumber),
      'client-id': z.optional(text(64)),
      filename: z.optional(text(255)),
    }),
    answer: TrainingUrl,
    errors: ['forbidden'],
    callsPerMinute: 600,
  },
  completeTrainingParts: {
    method: 'POST',
    path: '/v2/ocr/training/multipart/complete',
    access: 'client-or-user',
    summary: 'Join the parts of a training file',
    body: z.object({ parts: Parts, upload_id: text(128), job_id: text(64) }),
    answer: Empty,
    errors: ['upload_not_found', 'parts_mismatch', 'file_too_large', 'base64_invalid'],
    callsPerMinute: 600,
  },
  sendJob: {
    method: 'POST',
    path: '/v2/ocr/job/send/:service',
    access: 'client-or-user',
    summary: 'Send a document in one step, as base64',
    params: service,
    query: z.object({
      facematch: QueryFlag,
      'extra-document': QueryFlag,
      source: z.optional(text(64)),
      'background-validation-id': z.optional(text(64)),
    }),
    body: z.object({
      data: z.nullish(z.string()),
      metadata: z.optional(z.unknown()),
      /** The second files, announced by their flags or by being here. */
      facematch: z.nullish(z.string()),
      extra: z.nullish(z.string()),
    }),
    answer: z.object({ id: z.string(), status_url: z.string() }),
    errors: [
      'data_missing',
      'second_file_missing',
      'base64_invalid',
      'body_too_large',
      'service_unknown',
      'service_not_allowed',
    ],
    bodyLimitBytes: 6 * 1024 * 1024,
    callsPerMinute: 6000,
  },
  getJobResult: {
    method: 'GET',
    path: '/v2/ocr/job/result/:batchId/:jobId',
    access: 'client-or-user',
    summary: 'The result of a job of a batch; a single job repeats its id',
    params: z.object({ batchId: text(64), jobId: text(64) }),
    answer: JobResult,
    errors: ['not_found', 'result_purged'],
    callsPerMinute: 60_000,
  },
  getSingleJobResult: {
    method: 'GET',
    path: '/v2/ocr/job/result/:jobId',
    access: 'client-or-user',
    summary: 'The result of a job by its own id',
    params: job,
    answer: JobResult,
    errors: ['not_found', 'result_purged'],
    callsPerMinute: 60_000,
  },
  listJobResults: {
    method: 'GET',
    path: '/v2/ocr/job/results',
    access: 'client-or-user',
    summary: 'Results by day of creation, both ends included; up to 1,000 a page',
    query: z.object({
      startDate: z.optional(text(10)),
      endDate: z.optional(text(10)),
      /** As three client libraries in the field spell it. */
      endtDate: z.optional(text(10)),
      nextPageToken: z.optional(PageToken),
    }),
    answer: z.object({ jobs: z.array(JobResult), nextPageToken: z.optional(z.string()) }),
    errors: ['date_range_invalid', 'page_token_invalid'],
    callsPerMinute: 600,
  },
  getBatchStatus: {
    method: 'GET',
    path: '/v2/ocr/batch/status/:batchId',
    access: 'client-or-user',
    summary: 'A batch and its jobs',
    params: batch,
    answer: BatchStatus,
    errors: ['not_found'],
    callsPerMinute: 60_000,
  },
  getJobInfo: {
    method: 'GET',
    path: '/v2/ocr/job/info/:jobId',
    access: 'client-or-user',
    summary: 'Everything about a job',
    params: job,
    answer: JobInfo,
    errors: ['not_found'],
  },
  getBatchInfo: {
    method: 'GET',
    path: '/v2/ocr/batch/info/:batchId',
    access: 'client-or-user',
    summary: 'Everything about a batch',
    params: batch,
    answer: BatchInfo,
    errors: ['not_found'],
  },
  getBatchResult: {
    method: 'GET',
    path: '/v2/ocr/batch/result/:batchId',
    access: 'client-or-user',
    summary:
      'Results of a batch (or a single job): a bare array, a CSV (UTF-8 with its mark, semicolons), or a link to the stored file',
    params: batch,
    query: stored,
    answer: z.union([z.array(JobResult), StorageLink]),
    errors: ['not_found', 'result_not_ready', 'result_purged'],
  },
  getCompanyJobInfo: {
    method: 'GET',
    path: '/v2/companies/:companyId/job/info/:jobId',
    access: 'client-or-user',
    summary: 'Everything about a job of a company',
    params: companyJob,
    answer: JobInfo,
    errors: ['not_found'],
  },
  getCompanyBatchInfo: {
    method: 'GET',
    path: '/v2/companies/:companyId/batch/info/:batchId',
    access: 'client-or-user',
    summary: 'Everything about a batch of a company',
    params: companyBatch,
    answer: BatchInfo,
    errors: ['not_found'],
  },
  getCompanyBatchResult: {
    method: 'GET',
    path: '/v2/companies/:companyId/batch/result/:batchId',
    access: 'client-or-user',
    summary: 'Results of a batch of a company',
    params: companyBatch,
    query: stored,
    answer: z.union([z.array(JobResult), StorageLink]),
    errors: ['not_found', 'result_not_ready', 'result_purged'],
  },
  listBatchJobs: {
    method: 'GET',
    path: '/v2/companies/:companyId/batch/:batchId/jobs',
    access: 'user',
    summary: 'Jobs of a batch, oldest first, for the console',
    params: companyBatch,
    query: z.object({ limit: z.optional(QueryNumber), nextPageToken: z.optional(PageToken) }),
    answer: z.object({ jobs: z.array(ProcessedFile), nextPageToken: z.optional(z.string()) }),
    errors: ['not_found', 'page_token_invalid'],
  },
  listProcessedFiles: {
    method: 'GET',
    path: '/v2/companies/:companyId/batches',
    access: 'user',
    summary: 'Batches and single jobs of a company, newest first',
    params: company,
    query: z.object({
      limit: z.optional(QueryNumber),
      nextPageToken: z.optional(PageToken),
      startDate: z.optional(text(10)),
      endDate: z.optional(text(10)),
      service: z.optional(text(64)),
      ksuid: z.optional(text(64)),
      /** The beginning of an id, or a part of a file's name or of the client data. */
      search: z.optional(text(120)),
    }),
    answer: z.object({ jobs: z.array(ProcessedFile), nextPageToken: z.optional(z.string()) }),
    errors: ['not_found', 'date_range_invalid', 'page_token_invalid'],
  },
  watchProcessedFiles: {
    method: 'GET',
    path: '/v2/companies/:companyId/batches/changes',
    access: 'user',
    summary: 'Rows that changed since a moment, for lists that follow the server',
    params: company,
    query: z.object({ since: text(40) }),
    answer: z.object({ jobs: z.array(ProcessedFile), now: z.string() }),
    errors: ['not_found'],
    callsPerMinute: 600,
  },
  getJobPage: {
    method: 'GET',
    path: '/v2/companies/:companyId/job/:jobId/pages/:file/:page',
    access: 'user',
    summary: 'A page of a kept document as an upright picture (`file`: document, selfie, extra_document)',
    params: z.object({
      companyId: Id,
      jobId: text(64),
      file: z.enum(['document', 'selfie', 'extra_document']),
      page: QueryNumber,
    }),
    query: z.object({ width: z.optional(QueryNumber) }),
    answer: 'file',
    errors: ['not_found', 'result_purged', 'file_type_unsupported', 'file_corrupted'],
    callsPerMinute: 600,
  },
  getJobFile: {
    method: 'GET',
    path: '/v2/companies/:companyId/job/:jobId/files/:file',
    access: 'user',
    summary: 'A short-lived link to a kept document',
    params: z.object({
      companyId: Id,
      jobId: text(64),
      file: z.enum(['document', 'selfie', 'extra_document']),
    }),
    answer: StorageLink,
    errors: ['not_found', 'result_purged'],
  },
  cancelJob: {
    method: 'POST',
    path: '/v2/companies/:companyId/job/:jobId/cancel',
    access: 'user',
    summary: 'End a job or batch that is waiting for its files or still processing',
    params: companyJob,
    answer: Empty,
    errors: ['not_found', 'conflict'],
  },
});
