import type { Context } from '../../../platform/context.ts';
import type { Upload } from '../uploads.store.ts';

/** Largest number of bytes in one upload. */
export function limitBytesOf({ config }: Context, { ownerKind }: Pick<Upload, 'ownerKind'>): number {
  return ownerKind === 'job' ? config.limits.documentBytes : config.limits.archiveBytes;
}

/** Largest number of bytes sent for it: base64 takes a third more, plus line breaks and a prefix. */
export function sentBytesOf(ctx: Context, upload: Pick<Upload, 'ownerKind' | 'isBase64'>): number {
  return Math.floor(limitBytesOf(ctx, upload) * (upload.isBase64 ? 1.4 : 1));
}
