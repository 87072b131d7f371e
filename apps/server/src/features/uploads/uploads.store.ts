import { type SQL, and, asc, eq, isNull, lt, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { trainingFiles, uploadParts, uploads } from '../../platform/database/schema/uploads.ts';

export type Upload = typeof uploads.$inferSelect;
export type UploadPart = typeof uploadParts.$inferSelect;

export async function insertUploads(db: Db, rows: (typeof uploads.$inferInsert)[]): Promise<void> {
  await db.insert(uploads).values(rows);
}

/** Notes files, as a part of the statement that writes their owner. */
export function insertionOf(db: Db, rows: (typeof uploads.$inferInsert)[]): SQL {
  return db.insert(uploads).values(rows).getSQL();
}

export async function findUpload(db: Db, id: string): Promise<Upload | undefined> {
  const statement = findings.get(db) ?? prepareFinding(db);
  findings.set(db, statement);
  const [upload] = await statement.execute({ id });
  return upload;
}

/** Every file that comes asks it; building it anew takes longer than sending it. */
const findings = new WeakMap<Db, ReturnType<typeof prepareFinding>>();

function prepareFinding(db: Db) {
  const isAsked = eq(uploads.id, sql.placeholder('id'));
  return db.select().from(uploads).where(isAsked).prepare('find_upload');
}

/** Every file of an owner, held until the transaction ends: files of one job arrive one after the other. */
export function holdUploadsOf(db: Db, ownerId: string): Promise<Upload[]> {
  return db
    .select()
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId))
    .orderBy(asc(uploads.name))
    .for('update');
}

export function listUploadsOf(db: Db, ownerId: string): Promise<Upload[]> {
  return db.select().from(uploads).where(eq(uploads.ownerId, ownerId)).orderBy(asc(uploads.name));
}

export interface ReceivedFile {
  readonly objectKey: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

/**
 * Makes the bytes the file of an upload that is its owner's only one, and runs what that sets going, in one statement.
 * False for any other upload, and for one that no longer waits.
 */
export async function receiveOnly(
  db: Db,
  id: string,
  file: ReceivedFile,
  { at, going }: { at: Date; going: SQL | undefined },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with received as (
      update uploads u
         set object_key = ${file.objectKey}, media_type = ${file.mediaType}, size_bytes = ${file.sizeBytes},
             status = 'received', received_at = ${at.toISOString()}
       where u.id = ${id} and u.status = 'waiting' and u.part_count is null
         and not exists (select from uploads other where other.owner_id = u.owner_id and other.id <> u.id)
      returning u.owner_id
    )${going ? sql`, ${going}` : sql``}
    select owner_id from received`);
  return rows.length > 0;
}

/** Runs what the last file of an owner sets going. */
export async function setGoing(db: Db, ownerId: string, going: SQL): Promise<void> {
  await db.execute(sql`with received as (select ${ownerId}::text as owner_id), ${going} select`);
}

export async function markReceived(db: Db, id: string, file: ReceivedFile, at: Date): Promise<void> {
  await db
    .update(uploads)
    .set({ ...file, status: 'received', receivedAt: at, multipartKey: null, multipartId: null })
    .where(eq(uploads.id, id));
}

/** Ends the wait for what has not come; answers the uploads ended. */
export function expireUploadsOf(
  db: Db,
  ownerId: string,
): Promise<Pick<Upload, 'multipartKey' | 'multipartId'>[]> {
  return db
    .update(uploads)
    .set({ status: 'expired' })
    .where(and(eq(uploads.ownerId, ownerId), eq(uploads.status, 'waiting')))
    .returning({ multipartKey: uploads.multipartKey, multipartId: uploads.multipartId });
}

export type Overdue = Pick<Upload, 'ownerId' | 'ownerKind' | 'companyId'>;

export function listOverdue(db: Db, before: Date, limit: number): Promise<Overdue[]> {
  return db
    .selectDistinct({ ownerId: uploads.ownerId, ownerKind: uploads.ownerKind, companyId: uploads.companyId })
    .from(uploads)
    .where(and(eq(uploads.status, 'waiting'), lt(uploads.expiresAt, before)))
    .limit(limit);
}

/** Notes where the parts of an upload go; false when that is known already, or none are awaited any more. */
export async function beginMultipart(
  db: Db,
  id: string,
  multipart: { multipartKey: string; multipartId: string },
): Promise<boolean> {
  const begun = await db
    .update(uploads)
    .set(multipart)
    .where(and(eq(uploads.id, id), eq(uploads.status, 'waiting'), isNull(uploads.multipartId)))
    .returning({ id: uploads.id });
  return begun.length > 0;
}

/** Lets the parts of an upload be sent anew. */
export async function forgetMultipart(db: Db, id: string): Promise<void> {
  await db.update(uploads).set({ multipartKey: null, multipartId: null }).where(eq(uploads.id, id));
  await deleteParts(db, id);
}

export function listParts(db: Db, uploadId: string): Promise<UploadPart[]> {
  return db
    .select()
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.number));
}

/** The last one sent under a number counts. */
export async function upsertPart(db: Db, part: UploadPart): Promise<void> {
  const { eTag, sizeBytes } = part;
  await db
    .insert(uploadParts)
    .values(part)
    .onConflictDoUpdate({
      target: [uploadParts.uploadId, uploadParts.number],
      set: { eTag, sizeBytes },
    });
}

export async function deleteParts(db: Db, uploadId: string): Promise<void> {
  await db.delete(uploadParts).where(eq(uploadParts.uploadId, uploadId));
}

/** Bytes received so far in parts other than `number`. */
export async function sizeOfOtherParts(db: Db, uploadId: string, number: number): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${uploadParts.sizeBytes}), 0)` })
    .from(uploadParts)
    .where(and(eq(uploadParts.uploadId, uploadId), sql`${uploadParts.number} <> ${number}`));
  return Number(row?.total ?? 0);
}

export async function insertTrainingFile(
  db: Db,
  row: typeof trainingFiles.$inferInsert,
  file: SQL,
): Promise<void> {
  await db.execute(sql`with filed as (${file}) ${db.insert(trainingFiles).values(row).getSQL()}`);
}
