import { Readable } from 'node:stream';

import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { partsFolderOf } from './object-keys.ts';
import { limitBytesOf } from './upload-limits.ts';
import { type Upload, sizeOfOtherParts, upsertPart } from './uploads.store.ts';

interface IncomingPart {
  readonly upload: Upload;
  readonly number: number;
  readonly source: AsyncIterable<Uint8Array>;
  readonly declaredBytes: number;
}

/** Stores one part as it comes; base64 is decoded once the parts are joined, for a part may end anywhere in it. */
export async function receivePart(ctx: Context, part: IncomingPart): Promise<{ etag: string }> {
  const { upload, number, source, declaredBytes } = part;
  if (upload.status === 'received') throw new ContractError('file_already_received');
  const limitBytes = limitBytesOf(ctx, upload) * (upload.isBase64 ? 1.4 : 1);
  const maxBytes = Math.floor(limitBytes - (await sizeOfOtherParts(ctx.db, upload.id, number)));
  if (maxBytes <= 0 || declaredBytes > maxBytes) throw new ContractError('file_too_large');

  const objectKey = `${partsFolderOf(upload)}/${number}.${ctx.ids.random(8)}`;
  const { etag, sizeBytes } = await ctx.objects.put(objectKey, Readable.from(source, { objectMode: false }), {
    maxBytes,
  });
  await upsertPart(ctx.db, { uploadId: upload.id, number, objectKey, eTag: etag, sizeBytes });
  return { etag };
}
