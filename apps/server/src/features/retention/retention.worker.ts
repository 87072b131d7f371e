import { defineWorker } from '../../platform/queue/worker.ts';
import { retentionChangeQueue } from '../companies/index.ts';
import { purgeDue } from './purge-due.ts';
import { rescheduleExpiry } from './reschedule-expiry.ts';
import { purgeQueue } from './retention.queue.ts';

export const retentionWorkers = [
  defineWorker({
    queue: purgeQueue,
    schedule: { cron: '20 * * * *', data: {} },
    handle: ({ ctx, message }) => purgeDue(ctx, message.signal),
  }),
  defineWorker({
    queue: retentionChangeQueue,
    handle: ({ ctx, message }) => rescheduleExpiry(ctx, message.data),
  }),
];
