import type { Context } from '../../platform/context.ts';
import { type DeliveryRow, insertDeliveries } from './deliveries.store.ts';
import { deliveryQueue } from './webhooks.queue.ts';
import type { WebhookRow } from './webhooks.store.ts';

/** Writes a ping to a webhook and sends it; to be called inside a transaction. */
export async function queuePing(ctx: Context, webhook: WebhookRow): Promise<DeliveryRow> {
  const now = ctx.clock.now();
  const [delivery] = await insertDeliveries(ctx.db, [
    {
      id: ctx.ids.ksuid(),
      webhookId: webhook.id,
      companyId: webhook.companyId,
      type: 'webhook.ping',
      createdAt: now,
      nextAttemptAt: now,
    },
  ]);
  // A ping has no event, so no other delivery can stand in its way.
  if (delivery === undefined) throw new Error('A ping was not written');
  await ctx.queue.send(deliveryQueue, { deliveryId: delivery.id, attempt: 1 });
  return delivery;
}
