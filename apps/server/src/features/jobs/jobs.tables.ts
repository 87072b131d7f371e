import { boolean, integer, json, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Result } from '@lavra/contract/model/result';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const status = () =>
  text('status', { enum: ['waiting', 'processing', 'validating', 'done', 'error'] }).notNull();
const errorParams = () => jsonb('error_params').$type<Record<string, string | number>>();

export const batches = pgTable('batches', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  clientId: text('client_id'),
  service: text('service').notNull(),
  isSingle: boolean('is_single').notNull(),
  status: status(),
  source: text('source').notNull().default(''),
  filename: text('filename'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  finishedAt: moment('finished_at'),
  expiresAt: moment('expires_at').notNull(),
  purgedAt: moment('purged_at'),
  totalJobs: integer('total_jobs').notNull().default(1),
  processedJobs: integer('processed_jobs').notNull().default(0),
  erroredJobs: integer('errored_jobs').notNull().default(0),
  backgroundId: text('background_id'),
  typification: text('typification'),
  metadata: json('metadata'),
  errorCode: text('error_code'),
  errorParams: errorParams(),
  searchText: text('search_text').notNull().default(''),
});

export const jobs = pgTable('jobs', {
  id: text('id').primaryKey(),
  batchId: text('batch_id').notNull(),
  companyId: text('company_id').notNull(),
  clientId: text('client_id'),
  service: text('service').notNull(),
  status: status(),
  source: text('source').notNull().default(''),
  filename: text('filename'),
  ordinal: integer('ordinal').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  readyAt: moment('ready_at'),
  startedAt: moment('started_at'),
  finishedAt: moment('finished_at'),
  attempts: integer('attempts').notNull().default(0),
  processMs: integer('process_ms'),
  pages: integer('pages'),
  expiresAt: moment('expires_at').notNull(),
  purgedAt: moment('purged_at'),
  backgroundId: text('background_id'),
  validationStatus: text('validation_status'),
  validation: jsonb('validation'),
  metadata: json('metadata'),
  clientData: json('client_data'),
  destination: text('destination'),
  typification: text('typification'),
  errorCode: text('error_code'),
  errorParams: errorParams(),
});

export const jobResults = pgTable('job_results', {
  jobId: text('job_id').primaryKey(),
  companyId: text('company_id').notNull(),
  result: json('result').$type<Result>().notNull(),
});
