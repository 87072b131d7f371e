import type { Address } from '@lavra/contract/model/user';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { listed, moment } from './columns.ts';

/** A person. `email` is stored in lower case, `cpfCnpj` without separators and unique among users with a confirmed mailbox. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique('users_email_key'),
    emailVerifiedAt: moment('email_verified_at'),
    name: text('name').notNull(),
    cpfCnpj: text('cpf_cnpj').notNull(),
    phoneNumber: text('phone_number').notNull(),
    phoneVerifiedAt: moment('phone_verified_at'),
    address: jsonb('address').$type<Address>(),
    passwordHash: text('password_hash').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    hasReport: boolean('has_report').notNull().default(false),
    hasBackoffice: boolean('has_backoffice').notNull().default(false),
    disabledAt: moment('disabled_at'),
    /** Messages with a code: how many were sent in a row, and when the next may be. */
    codesSent: integer('codes_sent').notNull().default(0),
    nextCodeAt: moment('next_code_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_cpf_cnpj')
      .on(table.cpfCnpj)
      .where(sql`${table.emailVerifiedAt} is not null`),
  ],
);

const purposes = ['confirm', 'reset'] as const;

/** The latest code for a purpose; the code itself is only in the e-mail. */
export const codes = pgTable(
  'codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: purposes }).notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'codes_pkey', columns: [table.userId, table.purpose] }),
    listed('codes_purpose_check', table.purpose, purposes),
  ],
);

/** Failed sign-ins in a row by digest of the e-mail, whether it has an account or not, so that both are answered alike. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    emailDigest: text('email_digest').notNull(),
    /** Digest of the network or device that tried; empty for all unknown ones together. */
    place: text('place').notNull().default(''),
    failures: integer('failures').notNull(),
    pausedUntil: moment('paused_until'),
    lastAt: moment('last_at').notNull(),
    /** When the right password last came from this place. */
    knownAt: moment('known_at'),
  },
  (table) => [
    primaryKey({ name: 'sign_in_failures_of_pkey', columns: [table.emailDigest, table.place] }),
    index('sign_in_failures_last').on(table.lastAt),
  ],
);

/** A sign-in of a user in one browser: the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isRemembered: boolean('is_remembered').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    replacedAt: moment('replaced_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);
