import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { listed, moment, orderedText } from './columns.ts';

const statuses = ['pending', 'active', 'disabled'] as const;
const deliveryTypes = ['job.done', 'job.error', 'batch.done', 'batch.error', 'webhook.ping'] as const;
const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;

export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    name: text('name').notNull(),
    /** User id, perhaps of a deleted user. */
    createdBy: text('created_by'),
    url: text('url').notNull(),
    isVerbose: boolean('is_verbose').notNull().default(false),
    status: text('status', { enum: statuses }).notNull().default('pending'),
    disabledReason: text('disabled_reason'),
    secretSealed: text('secret_sealed').notNull(),
    /** Also signs messages, beside the new secret, until its time is over. */
    previousSecretSealed: text('previous_secret_sealed'),
    previousSecretUntil: moment('previous_secret_until'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('webhooks_company').on(table.companyId, table.createdAt, table.id),
    listed('webhooks_status_check', table.status, statuses),
  ],
);

/** One message to one webhook. It holds only ids: the body is made when it is sent, so that a purge covers it too. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: orderedText('id').primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    companyId: text('company_id').notNull(),
    type: text('type', { enum: deliveryTypes }).notNull(),
    jobId: text('job_id'),
    batchId: text('batch_id'),
    status: text('status', { enum: deliveryStatuses }).notNull().default('pending'),
    createdAt: moment('created_at').notNull(),
    nextAttemptAt: moment('next_attempt_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_created').on(table.createdAt),
    // An event reported twice makes one delivery.
    uniqueIndex('webhook_deliveries_event')
      .on(table.webhookId, table.type, sql`coalesce(${table.jobId}, '')`, table.batchId)
      .where(sql`${table.batchId} is not null`),
    listed('webhook_deliveries_type_check', table.type, deliveryTypes),
    listed('webhook_deliveries_status_check', table.status, deliveryStatuses),
  ],
);

export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    deliveryId: orderedText('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    attemptedAt: moment('attempted_at').notNull(),
    status: integer('status'),
    latencyMs: integer('latency_ms').notNull(),
    answer: text('answer'),
    error: text('error'),
  },
  (table) => [primaryKey({ name: 'webhook_attempts_pkey', columns: [table.deliveryId, table.attempt] })],
);
