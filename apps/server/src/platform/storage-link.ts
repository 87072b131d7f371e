import type { StorageLink } from '@lavra/contract/model/primitives';

import type { Context } from './context.ts';
import type { PresignedUrlRequest } from './object-store/object-store.ts';

/** Long enough for a person to start the download of a large file, and no longer. */
const usualLifeMs = 5 * 60_000;

/** A presigned URL of a stored file, as calls answer it. */
export async function storageLink(
  { objects }: Pick<Context, 'objects'>,
  file: Omit<PresignedUrlRequest, 'expiresInMs'>,
  lifeMs = usualLifeMs,
): Promise<StorageLink> {
  return { url: await objects.presignedUrl({ ...file, expiresInMs: lifeMs }), exp: String(lifeMs) };
}
