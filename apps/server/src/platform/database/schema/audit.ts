import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { moment, orderedText } from './columns.ts';

/** What an administrator changed: who, for whom, from where. Never updated, and kept when people and companies go. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: orderedText('id').primaryKey(),
    createdAt: moment('created_at').notNull(),
    actorId: text('actor_id').notNull(),
    /** Null for what is no company's. */
    companyId: text('company_id'),
    /** Name of the endpoint. */
    action: text('action').notNull(),
    /** What the path names beside the company. */
    target: jsonb('target').$type<Readonly<Record<string, string>>>().notNull(),
    /** What was asked for, without secrets and without documents. */
    input: jsonb('input'),
    before: jsonb('before'),
    after: jsonb('after'),
    address: text('address'),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_entries_created').on(table.createdAt, table.id),
    index('audit_entries_company').on(table.companyId, table.createdAt, table.id),
    index('audit_entries_actor').on(table.actorId, table.createdAt, table.id),
    index('audit_entries_action').on(table.action, table.createdAt, table.id),
  ],
);
