import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** Answers to calls that make something, by a digest of the caller and their key; sealed, for some hold secrets. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    /** Digest of the request that came with it. */
    request: text('request').notNull(),
    answerSealed: text('answer_sealed'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('idempotency_keys_created').on(table.createdAt)],
);

/** Calls of a minute by caller and endpoint, of every process together. */
export const callCounts = pgTable(
  'call_counts',
  {
    key: text('key').notNull(),
    endsAt: moment('ends_at').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ name: 'call_counts_pkey', columns: [table.endsAt, table.key] })],
);
