import { z } from 'zod';

import type { QueueDefinition } from '../../platform/queue/queue.ts';
import { defineWorker } from '../../platform/queue/worker.ts';
import { reconcileUsage } from './reconcile-usage.ts';

const reconcileQueue: QueueDefinition<Record<string, never>> = {
  name: 'usage.reconcile',
  schema: z.strictObject({}),
};

/** More than one night may have been missed. */
const days = 3;

export const usageWorkers = [
  defineWorker({
    queue: reconcileQueue,
    schedule: { cron: '10 3 * * *', data: {} },
    handle: async ({ ctx }) => void (await reconcileUsage(ctx, days)),
  }),
];
