import { defineTimer } from '../../platform/queue/worker.ts';
import { reconcileUsage } from './reconcile-usage.ts';

/** More than one night may have been missed. */
const days = 3;

export const usageWorkers = [
  defineTimer({ name: 'usage.reconcile', cron: '10 3 * * *', handle: (ctx) => reconcileUsage(ctx, days) }),
];
