import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { type FilesArrived, acceptFile } from './accept-file.ts';
import { fileOfParts } from './file-of-parts.ts';
import { multipartOf } from './multipart.ts';
import { sentBytesOf } from './upload-limits.ts';
import { type Upload, type UploadPart, findUpload, listParts } from './uploads.store.ts';

interface GivenPart {
  readonly number: number;
  readonly e_tag: string;
}

interface Call {
  readonly ctx: Context;
  readonly input: {
    readonly uploadId: string;
    readonly ownerId: string;
    readonly ownerKinds: readonly Upload['ownerKind'][];
    readonly parts: readonly GivenPart[];
  };
  /** Throws for a company that the caller may not act for. */
  readonly allow: (companyId: string) => void;
  readonly filesArrived: FilesArrived;
}

/** Joins the parts of an upload in their order; asked again after it ended well, it says so again. */
export async function completeUpload({
  ctx,
  input,
  allow,
  filesArrived,
}: Call): Promise<Record<string, never>> {
  const upload = await findUpload(ctx.db, input.uploadId);
  if (!upload || upload.ownerId !== input.ownerId || !input.ownerKinds.includes(upload.ownerKind))
    throw new ContractError('upload_not_found');
  allow(upload.companyId);
  if (upload.partCount === null || upload.status === 'expired') throw new ContractError('upload_not_found');
  if (upload.status === 'received') return {};

  try {
    await join(ctx, { upload, given: input.parts, filesArrived });
  } catch (error) {
    // Asked twice at once, the other one took the parts away.
    if ((await findUpload(ctx.db, upload.id))?.status !== 'received') throw error;
  }
  return {};
}

interface Joining {
  readonly upload: Upload;
  readonly given: readonly GivenPart[];
  readonly filesArrived: FilesArrived;
}

async function join(ctx: Context, { upload, given, filesArrived }: Joining): Promise<void> {
  const parts = await listParts(ctx.db, upload.id);
  const multipart = multipartOf(upload);
  if (!multipart || !isSame(parts, given, upload.partCount ?? 0)) throw new ContractError('parts_mismatch');
  // Parts that came at the same time did not know of each other.
  const sentBytes = parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (sentBytes > sentBytesOf(ctx, upload)) throw new ContractError('file_too_large');

  const { key, uploadId } = multipart;
  const received = parts.map(({ number, eTag }) => ({ partNumber: number, etag: eTag }));
  const { sizeBytes } = await ctx.objects.completeMultipart(key, uploadId, received);
  const file = await fileOfParts(ctx, upload, { key, sizeBytes });
  await acceptFile(ctx, { upload, file, filesArrived });
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

/** An ETag stands in quotes in its header; some clients strip them, some do not. */
function unquoted(eTag: string): string {
  return eTag.trim().replaceAll('"', '');
}
