import { Readable } from 'node:stream';

import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { openMultipart } from './multipart.ts';
import { sentBytesOf } from './upload-limits.ts';
import { type Upload, sizeOfOtherParts, upsertPart } from './uploads.store.ts';

interface IncomingPart {
  readonly upload: Upload;
  readonly number: number;
  readonly source: AsyncIterable<Uint8Array>;
  readonly declaredBytes: number | undefined;
}

/** Stores one part as it comes; base64 is decoded once the parts are joined, for a part may end anywhere in it. */
export async function receivePart(ctx: Context, part: IncomingPart): Promise<{ etag: string }> {
  const { upload, number: partNumber, source, declaredBytes: declared } = part;
  if (upload.status === 'received') throw new ContractError('file_already_received');
  const maxBytes = sentBytesOf(ctx, upload) - (await sizeOfOtherParts(ctx.db, upload.id, partNumber));
  if (maxBytes <= 0 || (declared ?? 0) > maxBytes) throw new ContractError('file_too_large');

  const multipart = await openMultipart(ctx, upload, declared ?? 0);
  const { etag, sizeBytes } = await ctx.objects.putPart(
    { ...multipart, partNumber },
    Readable.from(source, { objectMode: false }),
    { sizeBytes: declared, maxBytes },
  );
  await upsertPart(ctx.db, { uploadId: upload.id, number: partNumber, eTag: etag, sizeBytes });
  return { etag };
}
