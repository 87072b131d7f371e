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

/** Handled messages are deleted: the table holds what waits and what is in flight. */
export const queueMessages = pgTable(
  'queue_messages',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    queue: text('queue').notNull(),
    data: jsonb('data').notNull(),
    /** Until the first claim; after it the next message with the key may be sent. */
    key: text('key'),
    priority: integer('priority').notNull().default(0),
    /** Claims so far. */
    attempt: integer('attempt').notNull().default(0),
    /** In flight, or not due yet. The index of claimable messages leaves these out, however many they are. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** When a hidden message is revealed: its start time, or the end of the lease. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** The worker that holds the lease. */
    workerId: uuid('worker_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The error of the last attempt. */
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
