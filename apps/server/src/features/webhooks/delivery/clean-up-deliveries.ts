import { deliveryLogDays } from '@lavra/contract/constants';

import type { Context } from '../../../platform/context.ts';
import { dayMs } from '../../../platform/times.ts';
import { deleteDeliveriesBefore } from '../deliveries.store.ts';

/** Deletes the log of deliveries older than `deliveryLogDays`. */
export async function cleanUpDeliveries(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - deliveryLogDays * dayMs);
  const deleted = await deleteDeliveriesBefore(ctx.db, before);
  ctx.logger.info({ deleted }, 'old webhook deliveries deleted');
}
