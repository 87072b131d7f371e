import { z } from 'zod';

import type { QueueDefinition } from '../../platform/queue/queue.ts';

const JobMessage = z.object({ jobId: z.string() });
export type JobMessage = z.infer<typeof JobMessage>;

/** Jobs to be read, whose files are all here. The key is the job's id. */
export const recogniseQueue: QueueDefinition<JobMessage> = {
  name: 'jobs.recognise',
  schema: JobMessage,
  retries: 2,
  leaseS: 60,
};

/** Jobs that were read and whose outside checks are to be asked. The key is the job's id. */
export const validateQueue: QueueDefinition<JobMessage> = {
  name: 'jobs.validate',
  schema: JobMessage,
  retries: 2,
  leaseS: 60,
};

const BatchMessage = z.object({ batchId: z.string() });
export type BatchMessage = z.infer<typeof BatchMessage>;

/** Batches to be unpacked, whose archive is here. The key is the batch's id. */
export const unpackQueue: QueueDefinition<BatchMessage> = {
  name: 'jobs.unpack',
  schema: BatchMessage,
  retries: 2,
  leaseS: 60,
};

/** The end of a job or batch. Sent in the transaction that ends it, so that no event is lost or sent too early. */
export const JobEvent = z.object({
  type: z.enum(['job.done', 'job.error', 'batch.done', 'batch.error']),
  companyId: z.string(),
  batchId: z.string(),
  /** Null for an event of a batch. */
  jobId: z.nullable(z.string()),
});
export type JobEvent = z.infer<typeof JobEvent>;

export const jobEventQueue: QueueDefinition<JobEvent> = { name: 'job-events', schema: JobEvent };
