import * as z from 'zod/mini';

import { BatchStatusWord, JobResult, JobStatus } from '../model/job.ts';
import { Timestamp } from '../model/primitives.ts';
import { model } from '../model/schema.ts';

/** What a webhook receives about a job that has ended; with `verbose` it includes the whole result. */
const JobEventData = model('JobEventData', {
  batch_ksuid: z.string(),
  ...z.partial(JobResult).shape,
  job_ksuid: z.string(),
  status: z.optional(JobStatus),
});

/** What a webhook receives about a batch whose jobs have all ended. */
const BatchEventData = model('BatchEventData', {
  batch_ksuid: z.string(),
  service: z.optional(z.string()),
  status: z.optional(BatchStatusWord),
  total_jobs: z.optional(z.int()),
  total_processed: z.optional(z.int()),
  total_errored: z.optional(z.int()),
  error: z.optional(z.string()),
  error_code: z.optional(z.string()),
});

const event = <T extends string, D extends z.core.$ZodType>(type: T, data: D) =>
  z.object({ type: z.literal(type), timestamp: Timestamp, data });

/** The body that a webhook receives, by event type. */
export const webhookEvents = {
  'job.done': event('job.done', JobEventData),
  'job.error': event('job.error', JobEventData),
  'batch.done': event('batch.done', BatchEventData),
  'batch.error': event('batch.error', BatchEventData),
  'webhook.ping': event('webhook.ping', z.object({ webhook_id: z.string() })),
} as const;

export const eventSchemas = { JobEventData, BatchEventData };
