import { z } from 'zod';

import type { QueueDefinition } from '../../platform/queue/queue.ts';

/** A job or batch came to its end. Sent in the transaction that ends it, so that none is lost or told too early. */
export const JobEvent = z.object({
  type: z.enum(['job.done', 'job.error', 'batch.done', 'batch.error']),
  companyId: z.string(),
  batchId: z.string(),
  /** Null for an event of a batch. */
  jobId: z.nullable(z.string()),
});
export type JobEvent = z.infer<typeof JobEvent>;

export const jobEventQueue: QueueDefinition<JobEvent> = { name: 'job-events', schema: JobEvent };
