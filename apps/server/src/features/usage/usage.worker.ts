import { defineTimer } from '../../platform/queue/worker.ts';
import { reconcileUsage } from './reconcile-usage.ts';
import { sumUsageUp } from './sum-usage-up.ts';

/** More than one night may have been missed. */
const days = 3;

export const usageWorkers = [
  defineTimer({
    name: 'usage.reconcile',
    cron: '10 3 * * *',
    handle: async (ctx) => {
      await reconcileUsage(ctx, days);
      // What may still be made right is not summed up.
      await sumUsageUp(ctx, days);
    },
  }),
];
