import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** What is done is deleted: the table holds what waits and what is in flight. */
export const queueMessages = pgTable(
  'queue_messages',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    queue: text('queue').notNull(),
    data: jsonb('data').notNull(),
    /** Until the first claim: afterwards the next message of the key may come. */
    key: text('key'),
    priority: integer('priority').notNull().default(0),
    /** Claims so far. */
    attempt: integer('attempt').notNull().default(0),
    /** In flight, or before its hour. The index of what can be claimed knows nothing of these, however many. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Of a hidden message, when it is shown: its hour, or the end of the lease. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** Who holds the lease. */
    workerId: uuid('worker_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Of the last attempt. */
    error: text('error'),
  },
  (table) => [
    uniqueIndex('queue_messages_key')
      .on(table.queue, table.key)
      .where(sql`${table.key} is not null`),
    index('queue_messages_ready')
      .on(table.queue, table.priority.desc().nullsFirst(), table.id)
      .where(sql`not ${table.isHidden}`),
    index('queue_messages_hidden')
      .on(table.dueAt)
      .where(sql`${table.isHidden}`),
  ],
);
