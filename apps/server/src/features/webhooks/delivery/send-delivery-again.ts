import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';
import { ContractError } from '@lavra/contract/errors';

import { transaction } from '../../../platform/database/transaction.ts';
import { verb } from '../../../platform/verb.ts';
import { findDeliveryOfWebhook, reopenDelivery } from '../deliveries.store.ts';
import { deliveryQueue } from '../webhooks.queue.ts';
import { findWebhook } from '../webhooks.store.ts';

/** Sends a delivery once more now, whatever its status. */
export const sendDeliveryAgain = verb(webhookEndpoints.sendDeliveryAgain, async ({ ctx, params }) => {
  const { companyId, webhookId, deliveryId } = params;
  return transaction(ctx, async (ctx) => {
    const webhook = await findWebhook(ctx.db, companyId, webhookId);
    const delivery = webhook && (await findDeliveryOfWebhook(ctx.db, webhook.id, deliveryId));
    if (delivery === undefined) throw new ContractError('not_found');
    await reopenDelivery(ctx.db, delivery.id, ctx.clock.now());
    await ctx.queue.send(deliveryQueue, { deliveryId: delivery.id, attempt: delivery.attempts + 1 });
    return {};
  });
});
