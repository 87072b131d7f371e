import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { allowCompany } from '../companies/index.ts';
import { findDeliveryOfWebhook, setDeliveryStatus } from './deliveries.store.ts';
import { deliveryQueue } from './webhooks.queue.ts';
import { findWebhook } from './webhooks.store.ts';

interface Input {
  readonly companyId: string;
  readonly webhookId: string;
  readonly deliveryId: string;
}

/** Sends a delivery once more now, whatever became of it before. */
export async function sendDeliveryAgain({
  ctx,
  input,
}: {
  ctx: Context;
  input: Input;
}): Promise<Record<string, never>> {
  allowCompany(ctx, input.companyId);
  return transaction(ctx, async (ctx) => {
    const webhook = await findWebhook(ctx.db, input.companyId, input.webhookId);
    const delivery = webhook && (await findDeliveryOfWebhook(ctx.db, webhook.id, input.deliveryId));
    if (delivery === undefined) throw new ContractError('not_found');
    await setDeliveryStatus(ctx.db, delivery.id, { status: 'pending', nextAttemptAt: ctx.clock.now() });
    await ctx.queue.send(deliveryQueue, { deliveryId: delivery.id, attempt: delivery.attempts + 1 });
    return {};
  });
}
