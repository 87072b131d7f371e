import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { listed, moment, orderedText } from './columns.ts';

const ownerKinds = ['job', 'batch', 'training'] as const;
const names = ['document', 'selfie', 'extra_document'] as const;
const statuses = ['waiting', 'received', 'expired'] as const;

/** An announced file: of a job, of a batch (its archive), or for training. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    ownerKind: text('owner_kind', { enum: ownerKinds }).notNull(),
    ownerId: orderedText('owner_id').notNull(),
    name: text('name', { enum: names }).notNull(),
    /** Null until the bytes are here. */
    objectKey: text('object_key'),
    isBase64: boolean('is_base64').notNull().default(false),
    /** Null for an upload in one piece. */
    partCount: integer('part_count'),
    /** The store's id of an upload in parts, and the key of the object it becomes; null until the first part comes. */
    multipartKey: text('multipart_key'),
    multipartId: text('multipart_id'),
    /** `expired`: its owner no longer awaits it. */
    status: text('status', { enum: statuses }).notNull().default('waiting'),
    mediaType: text('media_type'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    receivedAt: moment('received_at'),
    /** When its presigned URLs expire; a job whose files never came ends in error. */
    expiresAt: moment('expires_at').notNull(),
    purgedAt: moment('purged_at'),
  },
  (table) => [
    uniqueIndex('uploads_owner').on(table.ownerId, table.name),
    index('uploads_waiting')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'waiting'`),
    listed('uploads_owner_kind_check', table.ownerKind, ownerKinds),
    listed('uploads_name_check', table.name, names),
    listed('uploads_status_check', table.status, statuses),
  ],
);

export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: text('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    eTag: text('e_tag').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ name: 'upload_parts_pkey', columns: [table.uploadId, table.number] })],
);

export const trainingFiles = pgTable(
  'training_files',
  {
    id: orderedText('id').primaryKey(),
    companyId: text('company_id').notNull(),
    clientId: text('client_id'),
    filename: text('filename'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    purgedAt: moment('purged_at'),
  },
  (table) => [
    index('training_files_expires')
      .on(table.expiresAt)
      .where(sql`${table.purgedAt} is null`),
  ],
);
