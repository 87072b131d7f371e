import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const webhooks = pgTable('webhooks', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  isVerbose: boolean('is_verbose').notNull().default(false),
  status: text('status', { enum: ['pending', 'active', 'disabled'] })
    .notNull()
    .default('pending'),
  disabledReason: text('disabled_reason'),
  secretSealed: text('secret_sealed').notNull(),
  previousSecretSealed: text('previous_secret_sealed'),
  previousSecretUntil: moment('previous_secret_until'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: text('id').primaryKey(),
  webhookId: text('webhook_id').notNull(),
  companyId: text('company_id').notNull(),
  type: text('type', {
    enum: ['job.done', 'job.error', 'batch.done', 'batch.error', 'webhook.ping'],
  }).notNull(),
  jobId: text('job_id'),
  batchId: text('batch_id'),
  status: text('status', { enum: ['pending', 'delivered', 'failed'] })
    .notNull()
    .default('pending'),
  createdAt: moment('created_at').notNull(),
  nextAttemptAt: moment('next_attempt_at'),
  attempts: integer('attempts').notNull().default(0),
});

export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    deliveryId: text('delivery_id').notNull(),
    attempt: integer('attempt').notNull(),
    attemptedAt: moment('attempted_at').notNull(),
    status: integer('status'),
    latencyMs: integer('latency_ms').notNull(),
    answer: text('answer'),
    error: text('error'),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.attempt] })],
);
