import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** Answers to creating calls, by a digest of the caller and their key; sealed, because some contain secrets. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    /** Digest of the request that came with the key. */
    request: text('request').notNull(),
    answerSealed: text('answer_sealed'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('idempotency_keys_created').on(table.createdAt)],
);

/** Calls per minute by caller and endpoint, of all processes together. */
export const callCounts = pgTable(
  'call_counts',
  {
    key: text('key').notNull(),
    endsAt: moment('ends_at').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ name: 'call_counts_pkey', columns: [table.endsAt, table.key] })],
);
