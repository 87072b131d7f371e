import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { moment, orderedText } from './columns.ts';

/**
 * What an administrator changed: who, for which company, from where. Never updated, and kept when users and companies are
 * deleted.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: orderedText('id').primaryKey(),
    createdAt: moment('created_at').notNull(),
    actorId: text('actor_id').notNull(),
    /** Null when the change belongs to no company. */
    companyId: text('company_id'),
    /** The endpoint's name. */
    action: text('action').notNull(),
    /** The parameters of the path other than the company. */
    target: jsonb('target').$type<Readonly<Record<string, string>>>().notNull(),
    /** The input of the call, without secrets and without documents. */
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
