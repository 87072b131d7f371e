import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  createdAt: moment('created_at').notNull(),
  termsVersion: text('terms_version').notNull(),
  deactivatedAt: moment('deactivated_at'),
  dataExpiresDays: integer('data_expires_days').notNull().default(30),
  isTrainingAccepted: boolean('is_training_accepted').notNull().default(true),
  trainingExpiresDays: integer('training_expires_days').notNull().default(30),
  retentionUpdatedAt: moment('retention_updated_at'),
});

export const members = pgTable('members', {
  userId: text('user_id').primaryKey(),
  companyId: text('company_id').notNull(),
  addedAt: moment('added_at').notNull(),
});

export const companyRules = pgTable('company_rules', {
  companyId: text('company_id').primaryKey(),
  scopes: text('scopes').array().notNull(),
  validations: text('validations').array().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const purges = pgTable('purges', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  kind: text('kind', { enum: ['data', 'training'] }).notNull(),
  purgedAt: moment('purged_at').notNull(),
  jobs: integer('jobs').notNull(),
  files: integer('files').notNull(),
  createdUntil: moment('created_until').notNull(),
});

/** What the members list shows of the identity feature's table. */
export const people = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  cpfCnpj: text('cpf_cnpj').notNull(),
  emailVerifiedAt: moment('email_verified_at'),
});
