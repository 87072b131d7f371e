import type { CheckName, CheckReason } from '@lavra/contract/model/validation';
import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** Calls to the services of outside checks, by hour; without their content. */
export const outsideCheckHours = pgTable(
  'outside_check_hours',
  {
    checkName: text('check_name').$type<CheckName>().notNull(),
    hour: moment('hour').notNull(),
    calls: integer('calls').notNull(),
    /** Calls among these without a usable answer. */
    failures: integer('failures').notNull(),
    msSum: bigint('ms_sum', { mode: 'number' }).notNull(),
    lastAt: moment('last_at').notNull(),
    /** Null when the last call was answered. */
    lastFailure: text('last_failure').$type<CheckReason>(),
  },
  (table) => [primaryKey({ name: 'outside_check_hours_pkey', columns: [table.checkName, table.hour] })],
);
