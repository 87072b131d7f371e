import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { PresignedUrls, TrainingUrl } from '../model/job.ts';
import { Empty, QueryFlag, QueryNumber, text } from '../model/primitives.ts';

const service = z.object({ service: text(64) });

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

/** Files beside the document; the last one in the spelling of its value too. */
const secondFiles = {
  facematch: QueryFlag,
  'extra-document': QueryFlag,
  extra_document: z.optional(QueryFlag),
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

/** Announcing documents and putting them where they belong. */
export const sendingEndpoints = endpoints({
  createJob: {
    method: 'POST',
    path: '/v2/ocr/job/:service',
    access: 'client-or-user',
    summary: 'Announce a job; answers where to PUT its files',
    params: service,
    query: z.object({ ...sending, ...secondFiles }),
    body: z.unknown(),
    answer: PresignedUrls,
    isCreating: true,
    errors: [
      'service_unknown',
      'service_not_allowed',
      'metadata_invalid',
      'background_unknown',
      'company_jobs_waiting',
      'company_limit_reached',
      'company_total_limit_reached',
      'company_validation_limit_reached',
      'company_storage_full',
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
    answer: PresignedUrls,
    isCreating: true,
    errors: [
      'service_unknown',
      'service_not_allowed',
      'metadata_invalid',
      'background_unknown',
      'company_jobs_waiting',
      'company_limit_reached',
      'company_total_limit_reached',
      'company_validation_limit_reached',
      'company_storage_full',
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
    isCreating: true,
    errors: ['forbidden', 'company_training_full', 'company_storage_full'],
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
      ...secondFiles,
      source: z.optional(text(64)),
      'background-validation-id': z.optional(text(64)),
    }),
    body: z.object({
      data: z.nullish(z.string()),
      metadata: z.optional(z.unknown()),
      /** The second files, announced by their flags or by being here. */
      facematch: z.nullish(z.string()),
      extra: z.nullish(z.string()),
      /** As some clients in the field name it. */
      'extra-document': z.nullish(z.string()),
    }),
    answer: z.object({ id: z.string(), status_url: z.string() }),
    isCreating: true,
    errors: [
      'data_missing',
      'second_file_missing',
      'base64_invalid',
      'body_too_large',
      'service_unknown',
      'service_not_allowed',
      'company_jobs_waiting',
      'company_limit_reached',
      'company_total_limit_reached',
      'company_validation_limit_reached',
      'company_storage_full',
    ],
    bodyLimitBytes: 6 * 1024 * 1024,
    callsPerMinute: 6000,
  },
});
