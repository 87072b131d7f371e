import type { Context } from '../../platform/context.ts';
import type { Upload } from './uploads.store.ts';

const folders = { job: 'jobs', batch: 'batches', training: 'training' } as const;

/** Folder of everything stored for a job, batch or training file. */
export function folderOf({
  companyId,
  ownerKind,
  ownerId,
}: Pick<Upload, 'companyId' | 'ownerKind' | 'ownerId'>): string {
  return `companies/${companyId}/${folders[ownerKind]}/${ownerId}`;
}

/** A new key for a file; sending the same file again uses another key, so that a file being read never changes. */
export function newObjectKey(
  ctx: Context,
  upload: Pick<Upload, 'companyId' | 'ownerKind' | 'ownerId' | 'name'>,
): string {
  return `${folderOf(upload)}/${upload.name}.${ctx.ids.random(8)}`;
}
