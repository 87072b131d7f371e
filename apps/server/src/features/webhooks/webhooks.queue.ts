import { z } from 'zod';

import type { QueueDefinition } from '../../platform/queue/queue.ts';

const Delivery = z.object({
  deliveryId: z.string(),
  /** The attempt that this message is for, from 1. */
  attempt: z.int(),
});

export const deliveryQueue: QueueDefinition<z.infer<typeof Delivery>> = {
  name: 'webhook-deliveries',
  schema: Delivery,
  retries: 3,
  leaseS: 60,
};

const DisabledNotice = z.object({ companyId: z.string(), webhookId: z.string() });

/** Sent apart from the delivery: a mail server that is away must not undo what was recorded. */
export const disabledNoticeQueue: QueueDefinition<z.infer<typeof DisabledNotice>> = {
  name: 'webhook-disabled-notices',
  schema: DisabledNotice,
  retries: 5,
  retryDelayS: 30,
};
