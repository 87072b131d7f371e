import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { listed, moment, orderedText } from './columns.ts';
import { users } from './identity.ts';

/** A tenant; its id is its owner's user id. */
export const companies = pgTable('companies', {
  id: text('id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Also the moment at which its owner accepted the terms. */
  createdAt: moment('created_at').notNull(),
  termsVersion: text('terms_version').notNull(),
  deactivatedAt: moment('deactivated_at'),
  dataExpiresDays: integer('data_expires_days').notNull().default(30),
  isTrainingAccepted: boolean('is_training_accepted').notNull().default(true),
  trainingExpiresDays: integer('training_expires_days').notNull().default(30),
  retentionUpdatedAt: moment('retention_updated_at'),
});

/** Companies that a user may act in beside their own. */
export const members = pgTable(
  'members',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'members_of_pkey', columns: [table.userId, table.companyId] }),
    index('members_company').on(table.companyId, table.addedAt),
    check('members_check', sql`${table.userId} <> ${table.companyId}`),
  ],
);

/** Invitations to become a member: an e-mail in lower case, with or without an account. */
export const invitations = pgTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** When it was last sent, the first time included; null where its message could not be sent. */
    mailedAt: moment('mailed_at'),
    invitedAt: moment('invited_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_company').on(table.companyId, table.email),
    index('invitations_email').on(table.email),
  ],
);

const purgeKinds = ['data', 'training'] as const;

/** What was purged and when: counts only. One record per company, kind and run, added to while the run goes on. */
export const purges = pgTable(
  'purges',
  {
    id: orderedText('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: purgeKinds }).notNull(),
    purgedAt: moment('purged_at').notNull(),
    jobs: integer('jobs').notNull(),
    files: integer('files').notNull(),
    createdUntil: moment('created_until').notNull(),
  },
  (table) => [
    index('purges_company').on(table.companyId, table.purgedAt),
    uniqueIndex('purges_run').on(table.companyId, table.kind, table.purgedAt),
    listed('purges_kind_check', table.kind, purgeKinds),
  ],
);
