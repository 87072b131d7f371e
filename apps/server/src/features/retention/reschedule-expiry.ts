import type { Context } from '../../platform/context.ts';
import type { PagePosition } from '../../platform/page-token.ts';
import { retentionOf } from '../companies/index.ts';
import { rescheduleNext } from '../jobs/index.ts';
import { keepTrainingFor } from '../uploads/index.ts';
import { purgeKey, purgeQueue } from './retention.queue.ts';

/** Lets what a company has expire as it now chooses, then asks for the purge of what thereby is due. */
export async function rescheduleExpiry(ctx: Context, { companyId }: { companyId: string }): Promise<void> {
  let after: PagePosition | undefined;
  do {
    // Asked for each time: a still newer choice may have come.
    const { expires: days } = await retentionOf(ctx, companyId);
    after = await rescheduleNext(ctx, { companyId, days, after });
  } while (after);
  const { training_accepted, training_expires } = await retentionOf(ctx, companyId);
  await keepTrainingFor(ctx, companyId, training_accepted ? training_expires : 0);
  await ctx.queue.send(purgeQueue, {}, { key: purgeKey });
}
