import { LRUCache } from 'lru-cache';

import type { Context } from '../../platform/context.ts';
import { type NewUpload, type Upload, findUpload } from './uploads.store.ts';

/** Files that this process announced and nobody has sent: most follow at once, and need not be looked up. */
const announcedHere = () => new LRUCache<string, Upload>({ max: 10_000 });

export function rememberAnnounced(ctx: Context, upload: NewUpload): void {
  ctx.once(announcedHere).set(upload.id, {
    isBase64: false,
    partCount: null,
    objectKey: null,
    multipartKey: null,
    multipartId: null,
    status: 'waiting',
    mediaType: null,
    sizeBytes: null,
    receivedAt: null,
    purgedAt: null,
    ...upload,
  });
}

/** As it was announced, for the first who asks; it may have ended since, which the acceptance of the file finds out. */
export async function announcedUpload(ctx: Context, id: string): Promise<Upload | undefined> {
  const announced = ctx.once(announcedHere);
  const upload = announced.get(id);
  announced.delete(id);
  return upload ?? findUpload(ctx, id);
}
