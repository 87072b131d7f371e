import { type SQL, and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';

import type { Db } from '../../../platform/database/database.ts';
import type { PagePosition } from '../../../platform/page-token.ts';
import type { Job } from '../jobs.store.ts';
import { batches, jobs } from '../../../platform/database/schema/jobs.ts';

const shown = {
  id: batches.id,
  isSingle: batches.isSingle,
  createdAt: batches.createdAt,
  updatedAt: batches.updatedAt,
  service: batches.service,
  source: batches.source,
  filename: batches.filename,
  totalJobs: batches.totalJobs,
  processedJobs: batches.processedJobs,
  erroredJobs: batches.erroredJobs,
  status: batches.status,
  typification: batches.typification,
  backgroundId: batches.backgroundId,
  purgedAt: batches.purgedAt,
};

export type BatchRow = Pick<typeof batches.$inferSelect, keyof typeof shown>;

export interface BatchFilter {
  readonly companyId: string;
  readonly service?: string | undefined;
  /** First moment of creation that counts. */
  readonly from?: Date | undefined;
  /** First moment of creation that no longer counts. */
  readonly until?: Date | undefined;
}

export interface Page {
  readonly limit: number;
  readonly after: PagePosition | undefined;
}

/** Newest first, after a position. */
export function listBatches(db: Db, filter: BatchFilter, page: Page): Promise<BatchRow[]> {
  return newestFirst(db, ofFilter(filter), page);
}

/** As `listBatches`, those that have this id, or a job with it. */
export function listBatchesOfId(
  db: Db,
  filter: BatchFilter & { id: string },
  page: Page,
): Promise<BatchRow[]> {
  return listBatchesInIdRange(db, { ...filter, first: filter.id, last: filter.id }, page);
}

/** As `listBatches`, those whose id, or that of a job of theirs, begins with `prefix`: letters and digits. */
export function listBatchesOfIdPrefix(
  db: Db,
  filter: BatchFilter & { prefix: string },
  page: Page,
): Promise<BatchRow[]> {
  // `~` comes after every letter and digit in the "C" order of the ids.
  return listBatchesInIdRange(db, { ...filter, first: filter.prefix, last: `${filter.prefix}~` }, page);
}

function listBatchesInIdRange(
  db: Db,
  { first, last, ...filter }: BatchFilter & { first: string; last: string },
  page: Page,
): Promise<BatchRow[]> {
  const found = sql`(
    select b.id from batches b where b.company_id = ${filter.companyId} and b.id between ${first} and ${last}
    union
    select j.batch_id from jobs j where j.company_id = ${filter.companyId} and j.id between ${first} and ${last}
  )`;
  return newestFirst(db, and(ofFilter(filter), inArray(batches.id, found)), page);
}

/** As `listBatches`, those in whose file names or client data, or in those of a job of theirs, `text` stands. */
export function listBatchesOfText(
  db: Db,
  filter: BatchFilter & { text: string },
  page: Page,
): Promise<BatchRow[]> {
  const needle = filter.text.toLowerCase();
  const isInJob = sql`exists (
    select 1 from jobs j where j.batch_id = ${batches.id}
      and position(${needle} in lower(coalesce(j.filename, '') || ' ' || coalesce(j.client_data::text, ''))) > 0
  )`;
  const isFound = sql`(position(${needle} in ${batches.searchText}) > 0 or (not ${batches.isSingle} and ${isInJob}))`;
  return newestFirst(db, and(ofFilter(filter), isFound), page);
}

function ofFilter({ companyId, service, from, until }: BatchFilter): SQL | undefined {
  return and(
    eq(batches.companyId, companyId),
    service === undefined ? undefined : eq(batches.service, service),
    from && gte(batches.createdAt, from),
    until && lt(batches.createdAt, until),
  );
}

function newestFirst(db: Db, where: SQL | undefined, { limit, after }: Page): Promise<BatchRow[]> {
  return db
    .select(shown)
    .from(batches)
    .where(and(where, after && isBefore(after)))
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(limit);
}

// A comparison of rows is one range of the index; two comparisons joined by "or" are not.
function isBefore({ at, id }: PagePosition): SQL {
  return sql`(${batches.createdAt}, ${batches.id}) < (${at.toISOString()}::timestamptz, ${id})`;
}

/** Those that changed at a moment or after, the earliest change first. */
export function listChangedBatches(
  db: Db,
  companyId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<BatchRow[]> {
  return db
    .select(shown)
    .from(batches)
    .where(and(eq(batches.companyId, companyId), gte(batches.updatedAt, since)))
    .orderBy(asc(batches.updatedAt))
    .limit(limit);
}

export type JobRow = Pick<
  Job,
  | 'id'
  | 'batchId'
  | 'createdAt'
  | 'service'
  | 'source'
  | 'filename'
  | 'status'
  | 'typification'
  | 'backgroundId'
  | 'purgedAt'
>;

/** Jobs of a batch in their order, after the one with the id `after`. */
export function listJobRows(
  db: Db,
  batchId: string,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<JobRow[]> {
  const { id, createdAt, service, source, filename, status, typification, backgroundId, purgedAt } = jobs;
  const isLater = after && sql`${jobs.ordinal} > (select j.ordinal from jobs j where j.id = ${after})`;
  return db
    .select({
      id,
      batchId: jobs.batchId,
      createdAt,
      service,
      source,
      filename,
      status,
      typification,
      backgroundId,
      purgedAt,
    })
    .from(jobs)
    .where(and(eq(jobs.batchId, batchId), isLater || undefined))
    .orderBy(asc(jobs.ordinal))
    .limit(limit);
}
