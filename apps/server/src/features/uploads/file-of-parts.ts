import { buffer } from 'node:stream/consumers';

import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { openIncoming } from './incoming-file.ts';
import { headBytes, mediaTypeOf } from './media-type.ts';
import { newObjectKey } from './object-keys.ts';
import { limitBytesOf } from './upload-limits.ts';
import { type ReceivedFile, type Upload, forgetMultipart } from './uploads.store.ts';

interface Joined {
  readonly key: string;
  readonly sizeBytes: number;
}

/**
 * The file that joined parts are: they themselves, or a new object of the bytes they spell in base64. Where they spell
 * none, the parts may be sent anew.
 */
export async function fileOfParts(
  ctx: Context,
  upload: Upload,
  { key: objectKey, sizeBytes }: Joined,
): Promise<ReceivedFile> {
  const mediaType = mediaTypeOf(await headOf(ctx, { key: objectKey, sizeBytes }));
  if (!upload.isBase64 || mediaType !== 'application/octet-stream')
    return { objectKey, mediaType, sizeBytes };
  try {
    return await decoded(ctx, upload, objectKey);
  } catch (error) {
    if (error instanceof ContractError) {
      await forgetMultipart(ctx.db, upload.id);
      await ctx.objects.delete(objectKey);
    }
    throw error;
  }
}

async function headOf(ctx: Context, { key, sizeBytes }: Joined): Promise<Buffer> {
  // No range of an empty object can be asked for.
  if (sizeBytes === 0) return Buffer.alloc(0);
  return buffer(await read(ctx, key, { start: 0, end: Math.min(sizeBytes, headBytes) - 1 }));
}

async function decoded(ctx: Context, upload: Upload, key: string): Promise<ReceivedFile> {
  const { mediaType, body } = await openIncoming(await read(ctx, key), upload);
  const objectKey = newObjectKey(ctx, upload);
  const { sizeBytes } = await ctx.objects.put(objectKey, body, { maxBytes: limitBytesOf(ctx, upload) });
  return { objectKey, mediaType, sizeBytes };
}

async function read(ctx: Context, key: string, range?: { start: number; end: number }) {
  const stream = await ctx.objects.get(key, range);
  // Completed twice at once, the other one has taken it.
  if (!stream) throw new ContractError('upload_not_found');
  return stream;
}
