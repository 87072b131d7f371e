import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { dayOf } from '../../platform/day-range.ts';
import { dayMs } from '../../platform/times.ts';
import { replaceSums } from './general-usage.store.ts';

/** Recomputes the sums over companies and months, for days older than the last `openDays` whole ones. */
export async function sumUsageUp(ctx: Context, openDays: number): Promise<void> {
  const until = dayOf(new Date(ctx.clock.now().getTime() - (openDays + 1) * dayMs));
  await transaction(ctx, (ctx) => replaceSums(ctx.db, until));
}
