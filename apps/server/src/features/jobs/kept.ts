import { dataExpiryDays } from '@lavra/contract/constants';
import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { dayMs } from '../../platform/times.ts';
import { type ProcessedFileRow, findProcessedFile } from './processed-files.store.ts';

/** Twice the longest retention: whatever is older is purged, or about to be. */
export const longestRetentionMs = 2 * Math.max(...dataExpiryDays) * dayMs;

type Keeping = Pick<ProcessedFileRow, 'expiresAt' | 'purgedAt'>;

/** Throws `result_purged` once the retention is over, even before the purge has run. */
export function assertNotPurged({ expiresAt, purgedAt }: Keeping, now: Date): void {
  if (purgedAt !== null || expiresAt <= now) throw new ContractError('result_purged');
}

/** A file derived from stored files, to be stored beside them. */
interface Derived {
  readonly batchId: string;
  readonly key: string;
  readonly body: Parameters<Context['objects']['put']>[1];
  readonly contentType: string;
}

/** Stores a file derived from stored files, but never one that would outlive them. */
export async function putDerived(ctx: Context, { batchId, key, body, contentType }: Derived): Promise<void> {
  await ctx.objects.put(key, body, { contentType });
  // A purge deletes the files that it finds: nothing would remove one that is stored after it.
  const file = await findProcessedFile(ctx.db, batchId);
  if (file && file.purgedAt === null && file.expiresAt > ctx.clock.now()) return;
  await ctx.objects.delete(key);
  throw new ContractError('result_purged');
}
