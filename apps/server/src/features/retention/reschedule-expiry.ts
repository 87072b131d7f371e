import type { Context } from '../../platform/context.ts';
import type { PagePosition } from '../../platform/page-token.ts';
import { retentionOf } from '../companies/index.ts';
import { rescheduleNext } from '../jobs/index.ts';
import { keepTrainingFor } from '../uploads/index.ts';
import { purgeKey, purgeQueue } from './retention.queue.ts';

/** Applies a company's changed retention to its stored data, then requests the purge of what is due by it. */
export async function rescheduleExpiry(ctx: Context, { companyId }: { companyId: string }): Promise<void> {
  let after: PagePosition | undefined;
  do {
    // Read each time, because the retention may have changed again.
    const { expires: days } = await retentionOf(ctx, companyId);
    after = await rescheduleNext(ctx, { companyId, days, after });
  } while (after);
  const { training_accepted, training_expires } = await retentionOf(ctx, companyId);
  await keepTrainingFor(ctx, companyId, training_accepted ? training_expires : 0);
  await ctx.queue.send(purgeQueue, {}, { key: purgeKey });
}
