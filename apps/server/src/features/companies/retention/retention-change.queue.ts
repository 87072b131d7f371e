import { z } from 'zod';

import type { QueueDefinition } from '../../../platform/queue/queue.ts';

const RetentionChange = z.object({ companyId: z.string() });

/** A company changed how long its data is kept. Sent in the transaction of that change. */
export const retentionChangeQueue: QueueDefinition<z.infer<typeof RetentionChange>> = {
  name: 'companies.retention-change',
  schema: RetentionChange,
  retries: 5,
};
