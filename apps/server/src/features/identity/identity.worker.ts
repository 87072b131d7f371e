import { z } from 'zod';

import type { QueueDefinition } from '../../platform/queue/queue.ts';
import { defineWorker } from '../../platform/queue/worker.ts';
import { tidySessions } from './sessions/tidy-sessions.ts';

const tidyQueue: QueueDefinition<Record<string, never>> = {
  name: 'identity.tidy',
  schema: z.strictObject({}),
};

export const identityWorkers = [
  defineWorker({
    queue: tidyQueue,
    schedule: { cron: '50 3 * * *', data: {} },
    handle: ({ ctx }) => tidySessions(ctx),
  }),
];
