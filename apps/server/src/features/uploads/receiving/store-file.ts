import type { Readable } from 'node:stream';

import type { Context } from '../../../platform/context.ts';
import { type Statement, runStatement } from '../../../platform/database/statement.ts';
import { openIncoming } from './incoming-file.ts';
import { newObjectKey } from '../object-keys.ts';
import { limitBytesOf } from './upload-limits.ts';
import { type ReceivedFile, type NewUpload, type Upload, insertionOf } from '../uploads.store.ts';

type FileOwner = Pick<Upload, 'companyId' | 'ownerKind' | 'ownerId' | 'name'>;

export interface StoredFile extends ReceivedFile, FileOwner {}

/** Puts a file that came without a link; `insertionOfStored` makes it its owner's. */
export async function storeFile(ctx: Context, place: FileOwner, bytes: Readable): Promise<StoredFile> {
  const objectKey = newObjectKey(ctx, place);
  const { mediaType, body } = await openIncoming(bytes, { isBase64: false });
  const { sizeBytes } = await ctx.objects.put(objectKey, body, {
    isUntold: true,
    maxBytes: limitBytesOf(ctx, place),
  });
  return { ...place, objectKey, mediaType, sizeBytes };
}

/** Notes files that are stored already as received now, as a part of the statement that writes their owner. */
export function insertionOfStored(ctx: Context, files: readonly StoredFile[]): Statement {
  return insertionOf(rowsOf(ctx, files));
}

/** As `insertionOfStored`, for an owner that is written already. */
export async function recordStoredFiles(ctx: Context, files: readonly StoredFile[]): Promise<void> {
  await runStatement(ctx, insertionOf(rowsOf(ctx, files)));
}

function rowsOf(ctx: Context, files: readonly StoredFile[]): NewUpload[] {
  const now = ctx.clock.now();
  return files.map(({ objectKey, mediaType, sizeBytes, ...place }) => ({
    ...place,
    id: ctx.ids.random(),
    received: { objectKey, mediaType, sizeBytes },
    createdAt: now,
    expiresAt: now,
  }));
}
