import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';

import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { trainingFiles, uploadParts, uploads } from '../../platform/database/schema/uploads.ts';
import { type Statement, preparedOnce, runStatement } from '../../platform/database/statement.ts';

export type Upload = typeof uploads.$inferSelect;
export type UploadPart = typeof uploadParts.$inferSelect;

/** A file that is announced, or arrives unannounced. */
export interface NewUpload extends Pick<Upload, 'id' | 'companyId' | 'ownerKind' | 'ownerId' | 'name'> {
  readonly isBase64?: boolean;
  readonly partCount?: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly received?: ReceivedFile;
}

/** Inserts files, alone or as a part of the statement that inserts their owner. */
export function insertionOf(uploads: readonly NewUpload[]): Statement {
  const rows = uploads.map(({ received, isBase64 = false, partCount = null, ...upload }) => ({
    ...upload,
    ...received,
    isBase64,
    partCount,
    status: received ? 'received' : 'waiting',
    receivedAt: received ? upload.createdAt : null,
  }));
  return { name: 'files', sql: insertion, values: { files: JSON.stringify(rows) } };
}

const insertion = () => sql`
  insert into uploads (id, company_id, owner_kind, owner_id, name, object_key, is_base64, part_count, status,
                       media_type, size_bytes, created_at, received_at, expires_at)
  select f.id, f."companyId", f."ownerKind", f."ownerId", f.name, f."objectKey", f."isBase64", f."partCount", f.status,
         f."mediaType", f."sizeBytes", f."createdAt", f."receivedAt", f."expiresAt"
    from json_to_recordset(${sql.placeholder('files')}::json) as f(
           id text, "companyId" text, "ownerKind" text, "ownerId" text, name text, "objectKey" text,
           "isBase64" boolean, "partCount" integer, status text, "mediaType" text, "sizeBytes" bigint,
           "createdAt" timestamptz, "receivedAt" timestamptz, "expiresAt" timestamptz)`;

export async function findUpload(ctx: Pick<Context, 'db' | 'once'>, id: string): Promise<Upload | undefined> {
  // Runs for every arriving file; building it each time takes longer than sending it.
  const [upload] = await preparedOnce(ctx, 'find_upload', () =>
    ctx.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, sql.placeholder('id')))
      .prepare('find_upload'),
  ).execute({ id });
  return upload;
}

/** Every file of an owner, locked until the transaction ends: files of one job are accepted one after the other. */
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
 * Accepts the bytes of an upload that is its owner's only one, and starts the owner, in one statement. False for any other
 * upload, and for one that is no longer awaited.
 */
export async function receiveOnly(
  ctx: Pick<Context, 'db' | 'once'>,
  id: string,
  file: ReceivedFile,
  { at, going }: { at: Date; going: Statement | undefined },
): Promise<boolean> {
  const moment = sql.placeholder('at');
  const rows = await runStatement(ctx, {
    name: `receive_only_${going?.name}`,
    sql: () => sql`
      with received as (
        update uploads u
           set object_key = ${sql.placeholder('objectKey')}, media_type = ${sql.placeholder('mediaType')},
               size_bytes = ${sql.placeholder('sizeBytes')}, status = 'received', received_at = ${moment}
         where u.id = ${sql.placeholder('id')} and u.status = 'waiting' and u.part_count is null
           and not exists (select from uploads other where other.owner_id = u.owner_id and other.id <> u.id)
        returning u.owner_id
      )${going ? sql`, ${going.sql()}` : sql``}
      select owner_id from received`,
    values: { ...going?.values, ...file, id, at: at.toISOString() },
  });
  return rows.length > 0;
}

/** Starts an owner whose last file has arrived. */
export async function setGoing(
  ctx: Pick<Context, 'db' | 'once'>,
  ownerId: string,
  { at, going }: { at: Date; going: Statement },
): Promise<void> {
  await runStatement(ctx, {
    name: `set_going_${going.name}`,
    sql: () => sql`
      with received as (select ${sql.placeholder('ownerId')}::text as owner_id), ${going.sql()} select`,
    values: { ...going.values, ownerId, at: at.toISOString() },
  });
}

export async function markReceived(db: Db, id: string, file: ReceivedFile, at: Date): Promise<void> {
  await db
    .update(uploads)
    .set({ ...file, status: 'received', receivedAt: at, multipartKey: null, multipartId: null })
    .where(eq(uploads.id, id));
}

/** Ends the wait for missing files; returns their uploads. */
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

/** Records where the parts of an upload go; false when that is recorded already, or no part is awaited any more. */
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

/** Lets the parts of an upload be sent again. */
export async function clearMultipart(db: Db, id: string): Promise<void> {
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

/** Inserts a file for training, with its upload. */
export async function insertTrainingFile(
  ctx: Pick<Context, 'db' | 'once'>,
  { id, companyId, clientId, filename, createdAt, expiresAt }: TrainingFile,
  file: Statement,
): Promise<void> {
  await runStatement(ctx, {
    name: 'insert_training_file',
    sql: () => sql`
      with filed as (${file.sql()})
      insert into ${trainingFiles} (id, company_id, client_id, filename, created_at, expires_at)
      values (${sql.placeholder('id')}, ${sql.placeholder('companyId')}, ${sql.placeholder('clientId')},
              ${sql.placeholder('filename')}, ${sql.placeholder('createdAt')}, ${sql.placeholder('expiresAt')})`,
    values: {
      ...file.values,
      id,
      companyId,
      clientId,
      filename,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    },
  });
}

type TrainingFile = Pick<
  typeof trainingFiles.$inferSelect,
  'id' | 'companyId' | 'clientId' | 'filename' | 'createdAt' | 'expiresAt'
>;
