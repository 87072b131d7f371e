import type { Context } from '../../../platform/context.ts';
import type { Upload } from '../uploads.store.ts';

/** Bytes that one upload may have in all. */
export function limitBytesOf({ config }: Context, { ownerKind }: Pick<Upload, 'ownerKind'>): number {
  return ownerKind === 'job' ? config.limits.documentBytes : config.limits.archiveBytes;
}

/** Bytes that may be sent for it: base64 takes a third more, line breaks and a prefix included. */
export function sentBytesOf(ctx: Context, upload: Pick<Upload, 'ownerKind' | 'isBase64'>): number {
  return Math.floor(limitBytesOf(ctx, upload) * (upload.isBase64 ? 1.4 : 1));
}
