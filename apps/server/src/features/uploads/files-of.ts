import type { Context } from '../../platform/context.ts';
import type { FileName } from './announce-uploads.ts';
import { listUploadsOf } from './uploads.store.ts';

/** A received file that is not purged. */
export interface KeptFile {
  readonly name: FileName;
  readonly objectKey: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

/** The stored files of a job, batch or training file, by name. */
export async function filesOf(ctx: Context, ownerId: string): Promise<KeptFile[]> {
  const uploads = await listUploadsOf(ctx.db, ownerId);
  return uploads.flatMap(({ name, objectKey, mediaType, sizeBytes, status, purgedAt }) =>
    status === 'received' && objectKey !== null && purgedAt === null
      ? [{ name, objectKey, mediaType: mediaType ?? 'application/octet-stream', sizeBytes: sizeBytes ?? 0 }]
      : [],
  );
}
