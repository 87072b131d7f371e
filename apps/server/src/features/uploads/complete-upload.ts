import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { type FilesArrived, acceptFile } from './accept-file.ts';
import { openIncoming } from './incoming-file.ts';
import { newObjectKey, partsFolderOf } from './object-keys.ts';
import { limitBytesOf } from './upload-limits.ts';
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
  if (!isSame(parts, given, upload.partCount ?? 0)) throw new ContractError('parts_mismatch');

  const objectKey = newObjectKey(ctx, upload);
  const { mediaType, body } = await openIncoming(joined(ctx, parts), upload);
  const { sizeBytes } = await ctx.objects.put(objectKey, body, { maxBytes: limitBytesOf(ctx, upload) });
  await acceptFile(ctx, { upload, file: { objectKey, mediaType, sizeBytes }, filesArrived });
  await ctx.objects.deletePrefix(partsFolderOf(upload));
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

async function* joined(ctx: Context, parts: readonly UploadPart[]): AsyncGenerator<Uint8Array> {
  for (const { objectKey } of parts) {
    const part = await ctx.objects.get(objectKey);
    if (!part) throw new ContractError('parts_mismatch');
    for await (const chunk of part) yield chunk as Uint8Array;
  }
}
