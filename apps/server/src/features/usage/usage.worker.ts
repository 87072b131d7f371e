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
      // Counts that may still be corrected are not summed.
      await sumUsageUp(ctx, days);
    },
  }),
];
