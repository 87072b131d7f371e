import type { Context, FilesOwner } from '../../../platform/context.ts';
import { abortMultiparts } from '../receiving/multipart.ts';
import { folderOf } from '../object-keys.ts';
import { markUploadsPurged, listInParts } from './purge.store.ts';

/** Folders deleted at the same time. */
const atOnce = 8;

/** Deletes every object of owners: received files, their parts, and files derived from them. */
export async function deleteFilesOf(ctx: Context, owners: readonly FilesOwner[]): Promise<void> {
  const inParts = await listInParts(
    ctx.db,
    owners.map(({ ownerId }) => ownerId),
  );
  await abortMultiparts(ctx, inParts);
  const folders = owners.map(folderOf);
  for (let begin = 0; begin < folders.length; begin += atOnce)
    await Promise.all(folders.slice(begin, begin + atOnce).map((folder) => ctx.objects.deletePrefix(folder)));
}

/** Records that the files of owners are deleted; returns how many there were. Call it after deleting them. */
export async function markFilesPurged(ctx: Context, ownerIds: readonly string[]): Promise<number> {
  return markUploadsPurged(ctx.db, ownerIds, ctx.clock.now());
}
