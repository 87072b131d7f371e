import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';

import type { Db } from '../../../platform/database/database.ts';
import { trainingFiles, uploadParts, uploads } from '../../../platform/database/schema/uploads.ts';
import type { Upload } from '../uploads.store.ts';

export type TrainingFile = typeof trainingFiles.$inferSelect;

/** Uploads of owners that have received some of their parts. */
export function listInParts(
  db: Db,
  ownerIds: readonly string[],
): Promise<Pick<Upload, 'multipartKey' | 'multipartId'>[]> {
  return db
    .select({ multipartKey: uploads.multipartKey, multipartId: uploads.multipartId })
    .from(uploads)
    .where(and(inArray(uploads.ownerId, [...ownerIds]), isNotNull(uploads.multipartId)));
}

/** Marks the files of owners as purged, and expires their presigned URLs. Returns how many had been received. */
export async function markUploadsPurged(db: Db, ownerIds: readonly string[], at: Date): Promise<number> {
  const forgotten = await db
    .update(uploads)
    .set({
      objectKey: null,
      multipartKey: null,
      multipartId: null,
      purgedAt: at,
      status: sql`case when ${uploads.status} = 'waiting' then 'expired' else ${uploads.status} end`,
    })
    .where(and(inArray(uploads.ownerId, [...ownerIds]), isNull(uploads.purgedAt)))
    .returning({ id: uploads.id, status: uploads.status });
  const ids = forgotten.map(({ id }) => id);
  if (ids.length > 0) await db.delete(uploadParts).where(inArray(uploadParts.uploadId, ids));
  return forgotten.filter(({ status }) => status === 'received').length;
}

export function listExpiredTraining(db: Db, now: Date, limit: number): Promise<TrainingFile[]> {
  return db
    .select()
    .from(trainingFiles)
    .where(and(isNull(trainingFiles.purgedAt), lte(trainingFiles.expiresAt, now)))
    .orderBy(asc(trainingFiles.expiresAt))
    .limit(limit);
}

export async function markTrainingPurged(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await db
    .update(trainingFiles)
    .set({ filename: null, purgedAt: at })
    .where(and(inArray(trainingFiles.id, [...ids]), isNull(trainingFiles.purgedAt)));
}

/** Sets expiry to `keptDays` after the creation of each of the company's files. */
export async function rescheduleTraining(db: Db, companyId: string, keptDays: number): Promise<void> {
  const expiresAt = sql`${trainingFiles.createdAt} + ${keptDays * 24}::int * interval '1 hour'`;
  await db
    .update(trainingFiles)
    .set({ expiresAt })
    .where(
      and(
        eq(trainingFiles.companyId, companyId),
        isNull(trainingFiles.purgedAt),
        ne(trainingFiles.expiresAt, expiresAt),
      ),
    );
}
