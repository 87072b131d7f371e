import { defineWorker } from '../../platform/queue/worker.ts';
import { jobEventQueue } from '../jobs/index.ts';
import { announceJobEvent } from './announce-job-event.ts';
import { cleanUpDeliveries } from './clean-up-deliveries.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { tellOwnerOfDisabledWebhook } from './tell-owner-of-disabled-webhook.ts';
import { deliveryCleanupQueue, deliveryQueue, disabledNoticeQueue } from './webhooks.queue.ts';

/** Deliveries wait for other people's servers: many at a time, so that those which hang do not hold up the rest. */
const deliveriesAtOnce = 96;

export const webhookWorkers = [
  defineWorker({
    queue: jobEventQueue,
    concurrency: () => 4,
    handle: ({ ctx, message }) => announceJobEvent({ ctx, input: message.data }),
  }),
  defineWorker({
    queue: deliveryQueue,
    concurrency: () => deliveriesAtOnce,
    handle: ({ ctx, message }) => deliverWebhook({ ctx, input: message.data }),
  }),
  defineWorker({
    queue: disabledNoticeQueue,
    handle: ({ ctx, message }) => tellOwnerOfDisabledWebhook({ ctx, input: message.data }),
  }),
  defineWorker({
    queue: deliveryCleanupQueue,
    schedule: { cron: '40 3 * * *', data: {} },
    handle: ({ ctx }) => cleanUpDeliveries({ ctx }),
  }),
];
