import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

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
