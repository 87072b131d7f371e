import type { Context } from '../../../platform/context.ts';
import type { JobEvent } from '../../jobs/index.ts';
import { insertDeliveries } from '../deliveries.store.ts';
import { deliveryQueue } from '../webhooks.queue.ts';
import { listActiveWebhooks } from '../webhooks.store.ts';

/** Inserts and sends a delivery for each active webhook of each event's company. A repeated event adds nothing. */
export async function announceJobEvents(ctx: Context, events: readonly JobEvent[]): Promise<void> {
  const companyIds = [...new Set(events.map(({ companyId }) => companyId))];
  const webhooks = await listActiveWebhooks(ctx.db, companyIds);
  const now = ctx.clock.now();
  const rows = events.flatMap(({ companyId, ...event }) =>
    webhooks
      .filter((webhook) => webhook.companyId === companyId)
      .map((webhook) => ({
        id: ctx.ids.ksuid(),
        webhookId: webhook.id,
        companyId,
        ...event,
        at: now,
      })),
  );
  if (rows.length === 0) return;
  const messages = rows.map(({ id }) => ({ data: { deliveryId: id, attempt: 1 } }));
  await insertDeliveries(ctx, rows, ctx.queue.insertion(deliveryQueue, messages));
  ctx.queue.wake(deliveryQueue);
}
