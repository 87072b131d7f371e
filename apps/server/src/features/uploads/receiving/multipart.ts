import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { newObjectKey } from '../object-keys.ts';
import { type Upload, beginMultipart, findUpload } from '../uploads.store.ts';

/** An upload in parts as the object store knows it. */
export interface Multipart {
  readonly key: string;
  readonly uploadId: string;
}

/** Undefined before the first part has arrived. */
export function multipartOf({
  multipartKey,
  multipartId,
}: Pick<Upload, 'multipartKey' | 'multipartId'>): Multipart | undefined {
  if (multipartKey === null || multipartId === null) return undefined;
  return { key: multipartKey, uploadId: multipartId };
}

/** Begun by whichever part arrives first; its size tells the store what to expect of the others. */
export async function openMultipart(ctx: Context, upload: Upload, partSizeBytes: number): Promise<Multipart> {
  const open = multipartOf(upload);
  if (open) return open;
  const key = newObjectKey(ctx, upload);
  const { uploadId } = await ctx.objects.createMultipart(key, { partSizeBytes });
  if (await beginMultipart(ctx.db, upload.id, { multipartKey: key, multipartId: uploadId }))
    return { key, uploadId };
  // Another part arrived at the same time, or the wait is over.
  await ctx.objects.abortMultipart(key, uploadId);
  const now = await findUpload(ctx, upload.id);
  const theirs = now && multipartOf(now);
  if (!theirs) throw new ContractError('link_expired');
  return theirs;
}

/** Lets the store delete the parts of uploads that end incomplete. */
export async function abortMultiparts(
  ctx: Context,
  uploads: readonly Pick<Upload, 'multipartKey' | 'multipartId'>[],
): Promise<void> {
  for (const upload of uploads) {
    const multipart = multipartOf(upload);
    if (multipart) await ctx.objects.abortMultipart(multipart.key, multipart.uploadId);
  }
}
