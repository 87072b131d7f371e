import type { Context } from '../../../platform/context.ts';
import { insertDeliveries } from '../deliveries.store.ts';
import { deliveryQueue } from '../webhooks.queue.ts';
import type { WebhookRow } from '../webhooks.store.ts';

/** Inserts and sends a ping to a webhook. Returns the delivery's id. */
export async function queuePing(ctx: Context, webhook: WebhookRow): Promise<string> {
  const id = ctx.ids.ksuid();
  const now = ctx.clock.now();
  const { id: webhookId, companyId } = webhook;
  const row = {
    id,
    webhookId,
    companyId,
    type: 'webhook.ping' as const,
    at: now,
  };
  const messages = [{ data: { deliveryId: id, attempt: 1 } }];
  await insertDeliveries(ctx, [row], ctx.queue.insertion(deliveryQueue, messages));
  ctx.queue.wake(deliveryQueue);
  return id;
}
