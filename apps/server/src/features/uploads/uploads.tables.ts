import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const uploads = pgTable('uploads', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  ownerKind: text('owner_kind', { enum: ['job', 'batch', 'training'] }).notNull(),
  ownerId: text('owner_id').notNull(),
  name: text('name', { enum: ['document', 'selfie', 'extra_document'] }).notNull(),
  objectKey: text('object_key'),
  isBase64: boolean('is_base64').notNull().default(false),
  partCount: integer('part_count'),
  multipartKey: text('multipart_key'),
  multipartId: text('multipart_id'),
  status: text('status', { enum: ['waiting', 'received', 'expired'] })
    .notNull()
    .default('waiting'),
  mediaType: text('media_type'),
  sizeBytes: bigint('size_bytes', { mode: 'number' }),
  createdAt: moment('created_at').notNull(),
  receivedAt: moment('received_at'),
  expiresAt: moment('expires_at').notNull(),
  purgedAt: moment('purged_at'),
});

export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: text('upload_id').notNull(),
    number: integer('number').notNull(),
    eTag: text('e_tag').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
);

export const trainingFiles = pgTable('training_files', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  clientId: text('client_id'),
  filename: text('filename'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  purgedAt: moment('purged_at'),
});
