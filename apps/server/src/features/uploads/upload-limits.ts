import type { Context } from '../../platform/context.ts';
import type { Upload } from './uploads.store.ts';

/** Bytes that one upload may have in all. */
export function limitBytesOf({ config }: Context, { ownerKind }: Pick<Upload, 'ownerKind'>): number {
  return ownerKind === 'job' ? config.limits.documentBytes : config.limits.archiveBytes;
}
