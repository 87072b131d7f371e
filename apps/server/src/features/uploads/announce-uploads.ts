import type { Context } from '../../platform/context.ts';
import type { Statement } from '../../platform/database/statement.ts';
import { dayMs } from '../../platform/times.ts';
import { rememberAnnounced } from './announced.ts';
import { presignedPutUrl } from './presigned-put.ts';
import { type Upload, insertTrainingFile, insertionOf } from './uploads.store.ts';

export type FileName = Upload['name'];

interface Announcement {
  readonly companyId: string;
  readonly ownerKind: Upload['ownerKind'];
  readonly ownerId: string;
  readonly names: readonly FileName[];
  readonly isBase64: boolean;
  /** Number of parts of the document; in one piece when absent. */
  readonly parts?: number | undefined;
}

interface AnnouncedUploads {
  /** Milliseconds that the URLs are valid. */
  readonly exp: number;
  readonly urls: Record<string, string>;
  /** For a document that comes in parts. */
  readonly upload_id?: string;
}

/** Where to PUT the files that an owner awaits, and the statement that inserts them, to be run with the owner's. */
export function announceUploads(
  ctx: Context,
  announcement: Announcement,
): { readonly announced: AnnouncedUploads; readonly insertion: Statement } {
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
  const urls: Record<string, string> = {};
  for (const row of rows) {
    const { id, name, partCount } = row;
    if (partCount === null) {
      rememberAnnounced(ctx, row);
      urls[name] = presignedPutUrl(ctx, { uploadId: id }, expiresAt);
    }
    for (let number = 1; number <= (partCount ?? 0); number += 1)
      urls[`part_${number}`] = presignedPutUrl(ctx, { uploadId: id, partNumber: number }, expiresAt);
  }
  const inParts = rows.find(({ partCount }) => partCount !== null);
  return {
    announced: { exp, urls, ...(inParts ? { upload_id: inParts.id } : {}) },
    insertion: insertionOf(rows),
  };
}

interface TrainingFile {
  readonly companyId: string;
  readonly clientId: string | null;
  readonly filename?: string | null | undefined;
  readonly keptDays: number;
  readonly parts: number | undefined;
}

/** Inserts a file for training and returns where to PUT it. */
export async function announceTraining(
  ctx: Context,
  { companyId, clientId, filename = null, keptDays, parts }: TrainingFile,
): Promise<AnnouncedUploads & { readonly id: string }> {
  const id = ctx.ids.ksuid();
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + keptDays * dayMs);
  const names = ['document'] as const;
  const owner = { companyId, ownerKind: 'training', ownerId: id } as const;
  const { announced, insertion } = announceUploads(ctx, { ...owner, names, isBase64: false, parts });
  await insertTrainingFile(ctx, { id, companyId, clientId, filename, createdAt, expiresAt }, insertion);
  return { id, ...announced };
}
