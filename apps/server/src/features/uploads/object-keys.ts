import type { Context } from '../../platform/context.ts';
import type { Upload } from './uploads.store.ts';

const folders = { job: 'jobs', batch: 'batches', training: 'training' } as const;

/** Folder of everything kept of a job, batch or training file. */
export function folderOf({
  companyId,
  ownerKind,
  ownerId,
}: Pick<Upload, 'companyId' | 'ownerKind' | 'ownerId'>): string {
  return `companies/${companyId}/${folders[ownerKind]}/${ownerId}`;
}

/** A new key for a file; two sendings of the same file never share one, so that what is being read stays as it is. */
export function newObjectKey(
  ctx: Context,
  upload: Pick<Upload, 'companyId' | 'ownerKind' | 'ownerId' | 'name'>,
): string {
  return `${folderOf(upload)}/${upload.name}.${ctx.ids.random(8)}`;
}
