import { LRUCache } from 'lru-cache';

import type { Context } from '../../platform/context.ts';
import { type NewUpload, type Upload, findUpload } from './uploads.store.ts';

/** Uploads that this process announced and that have not arrived: most arrive soon, and need no lookup. */
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

/** The upload as announced, for the first caller; it may have ended since, which accepting the file finds out. */
export async function announcedUpload(ctx: Context, id: string): Promise<Upload | undefined> {
  const announced = ctx.once(announcedHere);
  const upload = announced.get(id);
  announced.delete(id);
  return upload ?? findUpload(ctx, id);
}
