import type { ErrorCode } from '@lavra/contract/errors';

import { ArchiveError, type ArchiveEntry, listArchive } from '../../../platform/archive/archive.ts';
import type { Context } from '../../../platform/context.ts';
import { filesOf } from '../../uploads/index.ts';
import { addArchivedJob } from './add-archived-job.ts';
import { brokenLimit, isLitter } from './archive-limits.ts';
import { findBatch, listOrdinals } from '../batches.store.ts';
import { endUnpacking, failBatch } from '../lifecycle/end-batch.ts';

interface UnpackBatch {
  readonly batchId: string;
  readonly signal: AbortSignal;
}

/** Creates a job for each file of a batch's archive; an interrupted run continues where it stopped. */
export async function unpackBatch(ctx: Context, { batchId, signal }: UnpackBatch): Promise<void> {
  const batch = await findBatch(ctx.db, batchId);
  if (batch?.status !== 'processing') return;
  const [archive] = await filesOf(ctx, batchId);
  if (!archive) throw new Error('A batch is to be unpacked whose archive is not there');
  if (archive.mediaType !== 'application/zip') {
    await failBatch(ctx, { batchId, code: notArchive(archive) });
    return;
  }

  const entries = await entriesOf(ctx, archive.objectKey);
  if (entries === undefined) return void (await failBatch(ctx, { batchId, code: 'archive_corrupted' }));
  if (entries.length === 0) return void (await failBatch(ctx, { batchId, code: 'archive_empty' }));
  const broken = brokenLimit(entries, { archiveSizeBytes: archive.sizeBytes, limits: ctx.config.limits });
  if (broken !== undefined)
    return void (await failBatch(ctx, { batchId, code: broken.code, params: { ...broken.params } }));

  const made = new Set(await listOrdinals(ctx.db, batchId));
  for (const [ordinal, entry] of entries.entries()) {
    signal.throwIfAborted();
    if (!made.has(ordinal)) await addArchivedJob(ctx, { batch, entry, ordinal });
  }
  await endUnpacking(ctx, batchId);
}

/** The error of a file that is not an archive: empty, of an unknown type, or a document sent as a batch. */
function notArchive({ sizeBytes, mediaType }: { sizeBytes: number; mediaType: string }): ErrorCode {
  if (sizeBytes === 0) return 'file_empty';
  return mediaType === 'application/octet-stream' ? 'archive_corrupted' : 'archive_expected';
}

/** Undefined for a file that is not an archive, or a broken one. */
async function entriesOf(ctx: Context, key: string): Promise<ArchiveEntry[] | undefined> {
  // One more than allowed, so that an excess shows.
  const maxEntries = ctx.config.limits.archiveFiles + 1;
  try {
    return await listArchive({
      objects: ctx.objects,
      key,
      maxEntries,
      isWanted: (entry) => !isLitter(entry),
    });
  } catch (error) {
    if (error instanceof ArchiveError) return undefined;
    throw error;
  }
}
