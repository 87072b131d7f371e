import type { Readable } from 'node:stream';

import type { Context } from '../../../platform/context.ts';
import { openIncoming } from './incoming-file.ts';
import { newObjectKey } from '../object-keys.ts';
import { limitBytesOf } from './upload-limits.ts';
import { type ReceivedFile, type Upload, insertUploads } from '../uploads.store.ts';

type Place = Pick<Upload, 'companyId' | 'ownerKind' | 'ownerId' | 'name'>;

export interface StoredFile extends ReceivedFile, Place {}

/** Puts a file that came without a link; `recordStoredFiles` makes it its owner's. */
export async function storeFile(ctx: Context, place: Place, bytes: Readable): Promise<StoredFile> {
  const objectKey = newObjectKey(ctx, place);
  const { mediaType, body } = await openIncoming(bytes, { isBase64: false });
  const { sizeBytes } = await ctx.objects.put(objectKey, body, { maxBytes: limitBytesOf(ctx, place) });
  return { ...place, objectKey, mediaType, sizeBytes };
}

/** Writes down the files that are already stored, as received now. */
export async function recordStoredFiles(ctx: Context, files: readonly StoredFile[]): Promise<void> {
  const now = ctx.clock.now();
  await insertUploads(
    ctx.db,
    files.map((file) => ({
      ...file,
      id: ctx.ids.random(),
      status: 'received' as const,
      createdAt: now,
      receivedAt: now,
      expiresAt: now,
    })),
  );
}
