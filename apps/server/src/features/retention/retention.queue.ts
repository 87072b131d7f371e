import { z } from 'zod';

import type { QueueDefinition } from '../../platform/queue/queue.ts';

/** Requests a purge of what is due. */
export const purgeQueue: QueueDefinition<Record<string, never>> = {
  name: 'retention.purge',
  schema: z.strictObject({}),
};

export const purgeKey = 'purge';
