import { bigint, date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const appClients = pgTable('app_clients', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  name: text('name').notNull(),
  scopes: text('scopes').array().notNull(),
  secretSealed: text('secret_sealed').notNull(),
  previousSecretSealed: text('previous_secret_sealed'),
  previousSecretUntil: moment('previous_secret_until'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});

export const appClientCalls = pgTable(
  'app_client_calls',
  {
    clientId: text('client_id').notNull(),
    day: date('day').notNull(),
    calls: bigint('calls', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.day] })],
);

/** Whether a company goes on, of the companies feature's table. */
export const companyStates = pgTable('companies', {
  id: text('id').primaryKey(),
  deactivatedAt: moment('deactivated_at'),
});
