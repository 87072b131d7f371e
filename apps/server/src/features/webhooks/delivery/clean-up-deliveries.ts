import type { Context } from '../../../platform/context.ts';
import { dayMs } from '../../../platform/times.ts';
import { deleteDeliveriesBefore } from '../deliveries.store.ts';

const keptDays = 30;

/** Deletes the log of deliveries older than thirty days. */
export async function cleanUpDeliveries(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptDays * dayMs);
  const deleted = await deleteDeliveriesBefore(ctx.db, before);
  ctx.logger.info({ deleted }, 'old webhook deliveries deleted');
}
