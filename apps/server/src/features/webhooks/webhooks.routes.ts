import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';

import { routeGroup } from '../../platform/http/route-group.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { listDeliveries } from './list-deliveries.ts';
import { listWebhooks } from './list-webhooks.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import { sendDeliveryAgain } from './send-delivery-again.ts';
import { sendTestEvent } from './send-test-event.ts';
import { updateWebhook } from './update-webhook.ts';

export const webhookRoutes = routeGroup(webhookEndpoints, {
  listWebhooks: ({ ctx, params }) => listWebhooks({ ctx, input: params }),
  createWebhook,
  updateWebhook: ({ ctx, params, body }) => updateWebhook({ ctx, input: { ...params, ...body } }),
  deleteWebhook: ({ ctx, params }) => deleteWebhook({ ctx, input: params }),
  listWebhookDeliveries: ({ ctx, params, query }) => listDeliveries({ ctx, input: { ...params, ...query } }),
  sendDeliveryAgain: ({ ctx, params }) => sendDeliveryAgain({ ctx, input: params }),
  sendTestEvent: ({ ctx, params }) => sendTestEvent({ ctx, input: params }),
  rotateWebhookSecret: ({ ctx, params, body }) => rotateWebhookSecret({ ctx, input: { ...params, ...body } }),
});
