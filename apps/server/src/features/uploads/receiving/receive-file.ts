import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { acceptFile } from './accept-file.ts';
import { openIncoming } from './incoming-file.ts';
import { newObjectKey } from '../object-keys.ts';
import { openMultipart } from './multipart.ts';
import { announcedUpload } from '../announced.ts';
import { readPresignedPut } from '../presigned-put.ts';
import { limitBytesOf, sentBytesOf } from './upload-limits.ts';
import { refusing, whyEnded } from './why-ended.ts';
import { type Upload, listUploadsOf, sizeOfOtherParts, upsertPart } from '../uploads.store.ts';

interface Sent {
  readonly token: string;
  readonly body: AsyncIterable<Uint8Array>;
  /** Size announced by the sender; absent when only the end of the bytes tells. */
  readonly declaredBytes?: number | undefined;
}

/** Stores the bytes of a presigned URL as they arrive; returns their ETag. */
export async function receiveFile(
  ctx: Context,
  { token, body: source, declaredBytes }: Sent,
): Promise<{ etag: string }> {
  const link = readPresignedPut(ctx, token);
  const upload = await announcedUpload(ctx, link.uploadId);
  if (!upload || (link.partNumber ?? 0) > (upload.partCount ?? 0)) throw new ContractError('link_invalid');
  if (upload.status === 'expired') throw new ContractError(await whyEnded(ctx, upload));

  if (link.partNumber !== undefined) {
    const part = { upload, number: link.partNumber, source, declaredBytes };
    return refusing(ctx, upload, () => receivePart(ctx, part));
  }

  // Answered before the bytes are taken where already known; checked again for certain once they have arrived.
  if (upload.status === 'received' && !(await isAwaited(ctx, upload.ownerId)))
    return sameFile(ctx, upload, source);
  return refusing(ctx, upload, () => receiveWhole(ctx, upload, { source, declaredBytes }));
}

async function receiveWhole(
  ctx: Context,
  upload: Upload,
  { source, declaredBytes }: Pick<IncomingPart, 'source' | 'declaredBytes'>,
): Promise<{ etag: string }> {
  if ((declaredBytes ?? 0) > sentBytesOf(ctx, upload)) throw new ContractError('file_too_large');
  const objectKey = newObjectKey(ctx, upload);
  const { mediaType, body } = await openIncoming(source, upload);
  const { sizeBytes, etag } = await ctx.objects.put(objectKey, body, {
    isUntold: true,
    maxBytes: limitBytesOf(ctx, upload),
  });
  await acceptFile(ctx, { upload, file: { objectKey, mediaType, sizeBytes } });
  return { etag };
}

async function isAwaited(ctx: Context, ownerId: string): Promise<boolean> {
  return (await listUploadsOf(ctx.db, ownerId)).some(({ status }) => status === 'waiting');
}

interface IncomingPart {
  readonly upload: Upload;
  readonly number: number;
  readonly source: AsyncIterable<Uint8Array>;
  readonly declaredBytes: number | undefined;
}

/** Stores one part as it arrives; base64 is decoded after joining, because a part may end anywhere in it. */
async function receivePart(ctx: Context, part: IncomingPart): Promise<{ etag: string }> {
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

/**
 * Gives the first answer again to a sender who repeats a received file because the answer was lost. Throws file_already_received
 * for other bytes, and for files as large as archives, which are not read again for this.
 */
async function sameFile(
  ctx: Context,
  upload: Upload,
  source: AsyncIterable<Uint8Array>,
): Promise<{ etag: string }> {
  const { objectKey, sizeBytes } = upload;
  const isComparable = objectKey !== null && (sizeBytes ?? 0) <= ctx.config.limits.documentBytes;
  const stored = isComparable ? await ctx.objects.stat(objectKey) : undefined;
  if (!isComparable || !stored) throw new ContractError('file_already_received');
  const sent = await digestOf((await openIncoming(source, upload)).body, stored.sizeBytes);
  const kept = await ctx.objects.get(objectKey);
  if (!kept || sent !== (await digestOf(kept, stored.sizeBytes)))
    throw new ContractError('file_already_received');
  return { etag: stored.etag };
}

/** Digest of bytes if they are exactly this many; undefined as soon as there are more. */
async function digestOf(body: AsyncIterable<Uint8Array>, sizeBytes: number): Promise<string | undefined> {
  const hash = createHash('sha256');
  let seen = 0;
  for await (const chunk of body) {
    seen += chunk.length;
    if (seen > sizeBytes) return undefined;
    hash.update(chunk);
  }
  return hash.digest('hex');
}
