import type { Address } from '@lavra/contract/model/user';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
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
  codesSent: integer('codes_sent').notNull().default(0),
  nextCodeAt: moment('next_code_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const codes = pgTable(
  'codes',
  {
    userId: text('user_id').notNull(),
    purpose: text('purpose', { enum: ['confirm', 'reset'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);

export const signInFailures = pgTable('sign_in_failures', {
  emailDigest: text('email_digest').primaryKey(),
  failures: integer('failures').notNull(),
  pausedUntil: moment('paused_until'),
  lastAt: moment('last_at').notNull(),
});

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  isRemembered: boolean('is_remembered').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
});

export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: text('session_id').notNull(),
  createdAt: moment('created_at').notNull(),
  replacedAt: moment('replaced_at'),
});

/** Where a person acts, of the companies feature's tables. */
export const memberships = pgTable('members', {
  userId: text('user_id').primaryKey(),
  companyId: text('company_id').notNull(),
});

export const companyStates = pgTable('companies', {
  id: text('id').primaryKey(),
  deactivatedAt: moment('deactivated_at'),
});
