import { z } from 'zod';

import type { QueueDefinition } from '../../platform/queue/queue.ts';

/** Wakes the purge. */
export const purgeQueue: QueueDefinition<Record<string, never>> = {
  name: 'retention.purge',
  schema: z.strictObject({}),
};

export const purgeKey = 'purge';
