import type { Context } from '../../platform/context.ts';
import { presignedPutUrl } from './presigned-put.ts';
import { type Upload, insertUploads } from './uploads.store.ts';

export type FileName = Upload['name'];

interface Announcement {
  readonly companyId: string;
  readonly ownerKind: Upload['ownerKind'];
  readonly ownerId: string;
  readonly names: readonly FileName[];
  readonly isBase64: boolean;
  /** Parts that the document comes in; in one piece when absent. */
  readonly parts?: number | undefined;
}

export interface AnnouncedUploads {
  /** Milliseconds that the links live. */
  readonly exp: number;
  readonly urls: Record<string, string>;
  /** Of the document, when it comes in parts. */
  readonly upload_id?: string;
}

/** Notes the files that an owner waits for, and answers where to PUT them. */
export async function announceUploads(ctx: Context, announcement: Announcement): Promise<AnnouncedUploads> {
  const { companyId, ownerKind, ownerId, names, isBase64, parts } = announcement;
  const createdAt = ctx.clock.now();
  const exp = ctx.config.limits.uploadLinkMs;
  const expiresAt = new Date(createdAt.getTime() + exp);
  const rows = names.map((name) => ({
    id: ctx.ids.random(),
    companyId,
    ownerKind,
    ownerId,
    name,
    isBase64,
    partCount: name === 'document' && parts ? parts : null,
    createdAt,
    expiresAt,
  }));
  await insertUploads(ctx.db, rows);

  const urls: Record<string, string> = {};
  for (const { id, name, partCount } of rows) {
    if (partCount === null) urls[name] = presignedPutUrl(ctx, { uploadId: id }, expiresAt);
    for (let number = 1; number <= (partCount ?? 0); number += 1)
      urls[`part_${number}`] = presignedPutUrl(ctx, { uploadId: id, partNumber: number }, expiresAt);
  }
  const inParts = rows.find(({ partCount }) => partCount !== null);
  return { exp, urls, ...(inParts ? { upload_id: inParts.id } : {}) };
}
