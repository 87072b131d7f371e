import { bigint, date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const appClients = pgTable('app_clients', {
  id: text().primaryKey(),
  companyId: text('company_id').notNull(),
  name: text().notNull(),
  scopes: text().array().notNull(),
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
    day: date().notNull(),
    calls: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.day] })],
);

/** Whether a company goes on, of the companies feature's table. */
export const companyStates = pgTable('companies', {
  id: text().primaryKey(),
  deactivatedAt: moment('deactivated_at'),
});
