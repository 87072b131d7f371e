import { buffer } from 'node:stream/consumers';

import { openIncoming } from './incoming-file.ts';
import { headBytes, mediaTypeOf } from './media-type.ts';
import { newObjectKey } from '../object-keys.ts';
import { limitBytesOf, sentBytesOf } from './upload-limits.ts';
import {
  type ReceivedFile,
  type Upload,
  type UploadPart,
  findUpload,
  clearMultipart,
  listParts,
} from '../uploads.store.ts';

import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { acceptFile } from './accept-file.ts';
import { multipartOf } from './multipart.ts';
import { refusing, whyEnded } from './why-ended.ts';

interface GivenPart {
  readonly number: number;
  readonly e_tag: string;
}

interface Completion {
  readonly uploadId: string;
  readonly ownerId: string;
  readonly ownerKinds: readonly Upload['ownerKind'][];
  readonly parts: readonly GivenPart[];
  /** Throws for a company that the caller may not act for. */
  readonly allow: (companyId: string) => void;
}

/** Joins the parts of an upload in their order; a repeated call after success answers the same. */
export async function completeUpload(
  ctx: Context,
  { uploadId, ownerId, ownerKinds, parts, allow }: Completion,
): Promise<Record<string, never>> {
  const upload = await findUpload(ctx, uploadId);
  if (!upload || upload.ownerId !== ownerId || !ownerKinds.includes(upload.ownerKind))
    throw new ContractError('upload_not_found');
  allow(upload.companyId);
  if (upload.partCount === null) throw new ContractError('upload_not_found');
  if (upload.status === 'received') return {};
  if (upload.status === 'expired') {
    const why = await whyEnded(ctx, upload);
    throw new ContractError(why === 'link_expired' ? 'upload_not_found' : why);
  }

  try {
    await refusing(ctx, upload, () => join(ctx, { upload, given: parts }));
  } catch (error) {
    // When called twice at once, the other call took the parts.
    if ((await findUpload(ctx, upload.id))?.status !== 'received') throw error;
  }
  return {};
}

interface Joining {
  readonly upload: Upload;
  readonly given: readonly GivenPart[];
}

async function join(ctx: Context, { upload, given }: Joining): Promise<void> {
  const parts = await listParts(ctx.db, upload.id);
  const multipart = multipartOf(upload);
  if (!multipart || !isSame(parts, given, upload.partCount ?? 0)) throw new ContractError('parts_mismatch');
  // Simultaneous parts did not count each other.
  const sentBytes = parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (sentBytes > sentBytesOf(ctx, upload)) throw new ContractError('file_too_large');

  const { key, uploadId } = multipart;
  const received = parts.map(({ number, eTag }) => ({ partNumber: number, etag: eTag }));
  const { sizeBytes } = await ctx.objects.completeMultipart(key, uploadId, received);
  const file = await fileOfParts(ctx, upload, { key, sizeBytes });
  await acceptFile(ctx, { upload, file });
  if (file.objectKey !== key) await ctx.objects.delete(key);
}

function isSame(received: readonly UploadPart[], given: readonly GivenPart[], partCount: number): boolean {
  const sorted = given.toSorted((a, b) => a.number - b.number);
  return (
    received.length === partCount &&
    sorted.length === partCount &&
    received.every(({ number, eTag }, index) => {
      const part = sorted[index];
      return part?.number === number && unquoted(part.e_tag) === unquoted(eTag);
    })
  );
}

/** A header has an ETag in quotes; some clients strip them, some do not. */
function unquoted(eTag: string): string {
  return eTag.trim().replaceAll('"', '');
}

interface Joined {
  readonly key: string;
  readonly sizeBytes: number;
}

/** The file made of the joined parts: their object itself, or a new object with the decoded base64. */
async function fileOfParts(
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
      await clearMultipart(ctx.db, upload.id);
      await ctx.objects.delete(objectKey);
    }
    throw error;
  }
}

async function headOf(ctx: Context, { key, sizeBytes }: Joined): Promise<Buffer> {
  // An empty object has no range to read.
  if (sizeBytes === 0) return Buffer.alloc(0);
  return buffer(await read(ctx, key, { start: 0, end: Math.min(sizeBytes, headBytes) - 1 }));
}

async function decoded(ctx: Context, upload: Upload, key: string): Promise<ReceivedFile> {
  const { mediaType, body } = await openIncoming(await read(ctx, key), upload);
  const objectKey = newObjectKey(ctx, upload);
  const { sizeBytes } = await ctx.objects.put(objectKey, body, {
    isUntold: true,
    maxBytes: limitBytesOf(ctx, upload),
  });
  return { objectKey, mediaType, sizeBytes };
}

async function read(ctx: Context, key: string, range?: { start: number; end: number }) {
  const stream = await ctx.objects.get(key, range);
  // When completed twice at once, the other call has taken it.
  if (!stream) throw new ContractError('upload_not_found');
  return stream;
}
