import type { Readable } from 'node:stream';

import type { Context } from '../../../platform/context.ts';
import { type Statement, runStatement } from '../../../platform/database/statement.ts';
import { openIncoming } from './incoming-file.ts';
import { newObjectKey } from '../object-keys.ts';
import { limitBytesOf } from './upload-limits.ts';
import { type ReceivedFile, type NewUpload, type Upload, insertionOf } from '../uploads.store.ts';

type FileOwner = Pick<Upload, 'companyId' | 'ownerKind' | 'ownerId' | 'name'>;

export interface StoredFile extends ReceivedFile, FileOwner {}

/** Stores a file that came without a presigned URL; `insertionOfStored` assigns it to its owner. */
export async function storeFile(ctx: Context, place: FileOwner, bytes: Readable): Promise<StoredFile> {
  const objectKey = newObjectKey(ctx, place);
  const { mediaType, body } = await openIncoming(bytes, { isBase64: false });
  const { sizeBytes } = await ctx.objects.put(objectKey, body, {
    isUntold: true,
    maxBytes: limitBytesOf(ctx, place),
  });
  return { ...place, objectKey, mediaType, sizeBytes };
}

/** Inserts files that are stored already as received now, as a part of the statement that inserts their owner. */
export function insertionOfStored(ctx: Context, files: readonly StoredFile[]): Statement {
  return insertionOf(rowsOf(ctx, files));
}

/** Like `insertionOfStored`, for an owner that exists already. */
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
