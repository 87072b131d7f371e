import { defineTimer, defineWorker } from '../../platform/queue/worker.ts';
import { jobEventQueue } from '../jobs/index.ts';
import { announceJobEvents } from './delivery/announce-job-events.ts';
import { cleanUpDeliveries } from './delivery/clean-up-deliveries.ts';
import { deliverWebhook } from './delivery/deliver-webhook.ts';
import { notifyOwnerOfDisabledWebhook } from './delivery/notify-owner-of-disabled-webhook.ts';
import { deliveryQueue, disabledNoticeQueue } from './webhooks.queue.ts';

/** Deliveries wait for other servers; `receiver-gate.ts` limits hanging ones to a few of these places. */
const deliveriesAtOnce = 1024;

export const webhookWorkers = [
  defineWorker({
    queue: jobEventQueue,
    batchSize: 200,
    handleBatch: ({ ctx, messages }) =>
      announceJobEvents(
        ctx,
        messages.map(({ data }) => data),
      ),
  }),
  defineWorker({
    queue: deliveryQueue,
    concurrency: () => deliveriesAtOnce,
    handle: ({ ctx, message }) => deliverWebhook(ctx, message.data),
  }),
  defineWorker({
    queue: disabledNoticeQueue,
    handle: ({ ctx, message }) => notifyOwnerOfDisabledWebhook(ctx, message.data),
  }),
  defineTimer({ name: 'webhook-delivery-cleanup', cron: '40 3 * * *', handle: cleanUpDeliveries }),
];
