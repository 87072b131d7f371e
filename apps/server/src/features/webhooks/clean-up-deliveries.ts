import type { Context } from '../../platform/context.ts';
import { removeDeliveriesBefore } from './deliveries.store.ts';

const keptDays = 30;

/** Removes the log of deliveries older than thirty days. */
export async function cleanUpDeliveries({ ctx }: { ctx: Context }): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptDays * 86_400_000);
  const removed = await removeDeliveriesBefore(ctx.db, before);
  ctx.logger.info({ removed }, 'old webhook deliveries removed');
}
