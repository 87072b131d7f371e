import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';
import { companies } from './companies.ts';

/** A program's credential. Secrets are sealed with the client's id as context. */
export const appClients = pgTable(
  'app_clients',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** User id, perhaps of a deleted user; null for the demo's own. */
    createdBy: text('created_by'),
    scopes: text('scopes').array().notNull(),
    secretSealed: text('secret_sealed').notNull(),
    previousSecretSealed: text('previous_secret_sealed'),
    previousSecretUntil: moment('previous_secret_until'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When a token was last fetched with it. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('app_clients_company').on(table.companyId, table.createdAt, table.id)],
);

/** Calls made with the client's tokens, by day of America/Sao_Paulo. */
export const appClientCalls = pgTable(
  'app_client_calls',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => appClients.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    calls: bigint('calls', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ name: 'app_client_calls_pkey', columns: [table.clientId, table.day] })],
);
