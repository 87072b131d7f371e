import type { IncomingHttpHeaders } from 'node:http';

import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { type FilesArrived, acceptFile } from './accept-file.ts';
import { openIncoming } from './incoming-file.ts';
import { newObjectKey } from './object-keys.ts';
import { receivePart } from './receive-part.ts';
import { readUploadLink } from './upload-link.ts';
import { limitBytesOf, sentBytesOf } from './upload-limits.ts';
import { findUpload, listUploadsOf } from './uploads.store.ts';

interface Call {
  readonly ctx: Context;
  readonly input: {
    readonly token: string;
    readonly body: AsyncIterable<Uint8Array>;
    readonly headers: IncomingHttpHeaders;
  };
  readonly filesArrived: FilesArrived;
}

/** Stores the bytes of a signed link as they come; answers their ETag. */
export async function receiveFile({ ctx, input, filesArrived }: Call): Promise<{ etag: string }> {
  const link = readUploadLink(ctx, input.token);
  const upload = await findUpload(ctx.db, link.uploadId);
  if (!upload || (link.partNumber ?? 0) > (upload.partCount ?? 0)) throw new ContractError('link_invalid');
  if (upload.status === 'expired') throw new ContractError('link_expired');

  const declared = input.headers['content-length'];
  const declaredBytes = declared === undefined ? undefined : Number(declared);
  if (link.partNumber !== undefined)
    return receivePart(ctx, { upload, number: link.partNumber, source: input.body, declaredBytes });

  // Said before the bytes are taken where it is known; asked again, with certainty, once they are here.
  if (upload.status === 'received' && !(await isAwaited(ctx, upload.ownerId)))
    throw new ContractError('file_already_received');
  if ((declaredBytes ?? 0) > sentBytesOf(ctx, upload)) throw new ContractError('file_too_large');

  const objectKey = newObjectKey(ctx, upload);
  const { mediaType, body } = await openIncoming(input.body, upload);
  const { sizeBytes, etag } = await ctx.objects.put(objectKey, body, { maxBytes: limitBytesOf(ctx, upload) });
  await acceptFile(ctx, { upload, file: { objectKey, mediaType, sizeBytes }, filesArrived });
  return { etag };
}

async function isAwaited(ctx: Context, ownerId: string): Promise<boolean> {
  return (await listUploadsOf(ctx.db, ownerId)).some(({ status }) => status === 'waiting');
}
