import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { JobEvent } from '../jobs/index.ts';
import { insertDeliveries } from './deliveries.store.ts';
import { deliveryQueue } from './webhooks.queue.ts';
import { selectActiveWebhooks } from './webhooks.store.ts';

/** Writes one delivery for each active webhook of the company and sends it. An event that comes twice adds nothing. */
export async function announceJobEvent({ ctx, input }: { ctx: Context; input: JobEvent }): Promise<void> {
  const webhooks = await selectActiveWebhooks(ctx.db, input.companyId);
  if (webhooks.length === 0) return;
  await transaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const deliveries = await insertDeliveries(
      ctx.db,
      webhooks.map((webhook) => ({
        id: ctx.ids.ksuid(),
        webhookId: webhook.id,
        companyId: input.companyId,
        type: input.type,
        jobId: input.jobId,
        batchId: input.batchId,
        createdAt: now,
        nextAttemptAt: now,
      })),
    );
    await ctx.queue.sendMany(
      deliveryQueue,
      deliveries.map((delivery) => ({ data: { deliveryId: delivery.id, attempt: 1 } })),
    );
  });
}
