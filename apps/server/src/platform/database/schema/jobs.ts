import type { Result } from '@lavra/contract/model/result';
import type { Validation, ValidationStatus } from '@lavra/contract/model/validation';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bit,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { listed, moment, orderedText } from './columns.ts';

const statuses = ['waiting', 'processing', 'validating', 'done', 'error'] as const;
const status = () => text('status', { enum: statuses }).notNull();
const errorParams = () => jsonb('error_params').$type<Record<string, string | number>>();

/** The text that a search looks through, in lower case: the file's name and the customer's own data. */
export function searchedOfJob(job: { readonly filename: AnyPgColumn; readonly metadata: AnyPgColumn }) {
  return sql`lower(coalesce(${job.filename}, '') || ' ' || coalesce(${job.metadata} ->> 'client_data', ''))`;
}

export function searchedOfBatch(batch: { readonly filename: AnyPgColumn }) {
  return sql`lower(${batch.filename})`;
}

/** An archive of documents. A single job has no batch; only on the wire it is a batch of itself. */
export const batches = pgTable(
  'batches',
  {
    id: orderedText('id').primaryKey(),
    companyId: text('company_id').notNull(),
    clientId: text('client_id'),
    service: text('service').notNull(),
    status: status(),
    source: text('source').notNull().default(''),
    filename: text('filename'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    finishedAt: moment('finished_at'),
    expiresAt: moment('expires_at').notNull(),
    purgedAt: moment('purged_at'),
    totalJobs: integer('total_jobs').notNull().default(0),
    processedJobs: integer('processed_jobs').notNull().default(0),
    erroredJobs: integer('errored_jobs').notNull().default(0),
    backgroundId: text('background_id'),
    /** `json`, here and below, keeps the order of what a customer sent and of what was read. */
    metadata: json('metadata'),
    errorCode: text('error_code'),
    errorParams: errorParams(),
  },
  (table) => [
    // Ascending: read backwards for newest first.
    index('batches_company_created').on(table.companyId, table.createdAt, table.id),
    index('batches_company_service_created').on(table.companyId, table.service, table.createdAt, table.id),
    index('batches_company_updated').on(table.companyId, table.updatedAt),
    index('batches_expires')
      .on(table.expiresAt)
      .where(sql`${table.purgedAt} is null`),
    index('batches_unfinished')
      .on(table.createdAt)
      .where(sql`${table.finishedAt} is null`),
    // By trigrams: a text that occurs nowhere is known without reading a row.
    index('batches_searched').using('gin', table.companyId, sql`${searchedOfBatch(table)} gin_trgm_ops`),
    listed('batches_status_check', table.status, statuses),
  ],
);

export const jobs = pgTable(
  'jobs',
  {
    id: orderedText('id').primaryKey(),
    /** Null for a single job. */
    batchId: orderedText('batch_id').references(() => batches.id, { onDelete: 'cascade' }),
    companyId: text('company_id').notNull(),
    clientId: text('client_id'),
    service: text('service').notNull(),
    status: status(),
    source: text('source').notNull().default(''),
    filename: text('filename'),
    /** Position in the archive, 0 for a single job. */
    ordinal: integer('ordinal').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When its row in the list of processed files last changed. */
    updatedAt: moment('updated_at').notNull(),
    /** All files are here; the wait ends and the reading may start. */
    readyAt: moment('ready_at'),
    startedAt: moment('started_at'),
    /** Read, and handed to human review: no worker handles it any more. */
    reviewAt: moment('review_at'),
    finishedAt: moment('finished_at'),
    /** How many times a worker claimed it; three at most. */
    attempts: integer('attempts').notNull().default(0),
    processMs: integer('process_ms'),
    pages: integer('pages'),
    expiresAt: moment('expires_at').notNull(),
    purgedAt: moment('purged_at'),
    backgroundId: text('background_id'),
    /** Since when it awaits its outside checks; its result exists from then on. */
    validatingAt: moment('validating_at'),
    validationStatus: text('validation_status').$type<ValidationStatus>(),
    validation: jsonb('validation').$type<Validation>(),
    /** As it was sent; client data and destination are parts of it. */
    metadata: json('metadata'),
    typification: text('typification'),
    /** Values of its result that a person should look at. */
    doubts: integer('doubts'),
    /** Among the values of its result, 0 to 100. */
    lowestConfidence: real('lowest_confidence'),
    errorCode: text('error_code'),
    errorParams: errorParams(),
  },
  (table) => [
    // One job per place in an archive, so that unpacking twice creates nothing twice.
    uniqueIndex('jobs_batch')
      .on(table.batchId, table.ordinal)
      .where(sql`${table.batchId} is not null`),
    index('jobs_company_created').on(table.companyId, table.createdAt, table.id),
    // Single jobs appear in the list of processed files beside the batches, which have the same indexes.
    index('jobs_single_created')
      .on(table.companyId, table.createdAt, table.id)
      .where(sql`${table.batchId} is null`),
    index('jobs_single_service_created')
      .on(table.companyId, table.service, table.createdAt, table.id)
      .where(sql`${table.batchId} is null`),
    index('jobs_single_updated')
      .on(table.companyId, table.updatedAt)
      .where(sql`${table.batchId} is null`),
    index('jobs_single_expires')
      .on(table.expiresAt)
      .where(sql`${table.batchId} is null and ${table.purgedAt} is null`),
    index('jobs_unfinished')
      .on(table.status, table.createdAt)
      .where(sql`${table.finishedAt} is null`),
    // A company's backlog, which decides the queue priority of its next job.
    index('jobs_backlog')
      .on(table.companyId)
      .where(sql`${table.status} = 'processing' and ${table.reviewAt} is null`),
    // Jobs that ended on a day, for the nightly comparison with the counts: a small index without upkeep.
    index('jobs_finished').using('brin', table.finishedAt),
    // Reports read the jobs that ended in a range, in this order, however long it is.
    index('jobs_company_finished')
      .on(table.companyId, table.finishedAt, table.id)
      .where(sql`${table.finishedAt} is not null`),
    // The meter report reads only these jobs, newest first.
    index('jobs_energymeter')
      .on(table.companyId, table.createdAt, table.id)
      .where(sql`${table.service} = 'energymeter'`),
    index('jobs_searched').using('gin', table.companyId, sql`${searchedOfJob(table)} gin_trgm_ops`),
    listed('jobs_status_check', table.status, statuses),
  ],
);

export const jobResults = pgTable('job_results', {
  jobId: orderedText('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  companyId: text('company_id').notNull(),
  result: json('result').$type<Result>().notNull(),
});

/** Characters that a bigram tells apart: those of ASCII but its last, and one for all others. */
export const bigramCharacters = 128;
export const bigramCount = bigramCharacters ** 2;

/**
 * The bigrams of what a search looks through, for each company and month of creation: a text of which one is missing stands
 * nowhere. Superset: a bigram is recorded before its row and stays until the whole month is purged.
 */
export const searchedBigrams = pgTable(
  'searched_bigrams',
  {
    companyId: text('company_id').notNull(),
    /** The first day of a month in UTC. */
    month: date('month').notNull(),
    /** One bit for each pair of characters: the first times `bigramCharacters`, plus the second. */
    bigrams: bit('bigrams', { dimensions: bigramCount }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month] })],
);
