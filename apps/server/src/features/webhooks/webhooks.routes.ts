import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';

import { routeGroup } from '../../platform/http/route-group.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { listWebhookDeliveries } from './delivery/list-webhook-deliveries.ts';
import { listWebhooks } from './list-webhooks.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import { sendDeliveryAgain } from './delivery/send-delivery-again.ts';
import { sendTestEvent } from './delivery/send-test-event.ts';
import { updateWebhook } from './update-webhook.ts';

export const webhookRoutes = routeGroup(webhookEndpoints, {
  listWebhooks,
  createWebhook,
  updateWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  sendDeliveryAgain,
  sendTestEvent,
  rotateWebhookSecret,
});
