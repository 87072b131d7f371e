import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { type ProcessedFileRow, findProcessedFile } from './processed-files.store.ts';

/** Twice the longest keeping: what is older is purged, or about to be. */
export const longestRetentionMs = 60 * 86_400_000;

type Keeping = Pick<ProcessedFileRow, 'expiresAt' | 'purgedAt'>;

/** Throws `result_purged` once the time of keeping is over, also while the purge is still on its way. */
export function assertNotPurged({ expiresAt, purgedAt }: Keeping, now: Date): void {
  if (purgedAt !== null || expiresAt <= now) throw new ContractError('result_purged');
}

/** A file made from what is kept, to be put beside it. */
interface Derived {
  readonly batchId: string;
  readonly key: string;
  readonly body: Parameters<Context['objects']['put']>[1];
  readonly contentType: string;
}

/** Stores a file made from what is kept, but never one that would outlive it. */
export async function putDerived(ctx: Context, { batchId, key, body, contentType }: Derived): Promise<void> {
  await ctx.objects.put(key, body, { contentType });
  // The purge lists what is there: what was put after its time has come, nobody else would remove.
  const file = await findProcessedFile(ctx.db, batchId);
  if (file && file.purgedAt === null && file.expiresAt > ctx.clock.now()) return;
  await ctx.objects.delete(key);
  throw new ContractError('result_purged');
}
