import {
  type Placeholder,
  type SQL,
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { batches, jobs } from '../../platform/database/schema/jobs.ts';
import { preparedOnce } from '../../platform/database/statement.ts';
import type { PagePosition } from '../../platform/page-token.ts';
import { type ProcessedFileId, isOf } from './jobs.store.ts';

/** Single jobs and batches have the same columns here, in the same order, so that one list can contain both. */
const listedOfJob = {
  id: jobs.id,
  service: jobs.service,
  status: jobs.status,
  source: jobs.source,
  filename: jobs.filename,
  createdAt: jobs.createdAt,
  updatedAt: jobs.updatedAt,
  purgedAt: jobs.purgedAt,
  backgroundId: jobs.backgroundId,
  typification: jobs.typification,
  /** Only presented on request, under its names on the wire. */
  reading: { doubts: jobs.doubts, lowest_confidence: jobs.lowestConfidence },
  isSingle: sql<boolean>`true`.as('is_single'),
  totalJobs: sql<number>`1`.as('total_jobs'),
  processedJobs: sql<number>`(${jobs.status} = 'done')::int`.as('processed_jobs'),
  erroredJobs: sql<number>`(${jobs.status} = 'error')::int`.as('errored_jobs'),
};

const listedOfBatch = {
  id: batches.id,
  service: batches.service,
  status: batches.status,
  source: batches.source,
  filename: batches.filename,
  createdAt: batches.createdAt,
  updatedAt: batches.updatedAt,
  purgedAt: batches.purgedAt,
  backgroundId: batches.backgroundId,
  typification: sql<string | null>`null::text`.as('typification'),
  // A batch itself is not read.
  reading: {
    doubts: sql<number | null>`null::integer`.as('doubts'),
    lowest_confidence: sql<number | null>`null::real`.as('lowest_confidence'),
  },
  isSingle: sql<boolean>`false`.as('is_single'),
  totalJobs: sql<number>`${batches.totalJobs}`.as('total_jobs'),
  processedJobs: sql<number>`${batches.processedJobs}`.as('processed_jobs'),
  erroredJobs: sql<number>`${batches.erroredJobs}`.as('errored_jobs'),
};

const ofJob = {
  ...listedOfJob,
  companyId: jobs.companyId,
  clientId: jobs.clientId,
  finishedAt: jobs.finishedAt,
  expiresAt: jobs.expiresAt,
  errorCode: jobs.errorCode,
  errorParams: jobs.errorParams,
};

const ofBatch = {
  ...listedOfBatch,
  companyId: batches.companyId,
  clientId: batches.clientId,
  finishedAt: batches.finishedAt,
  expiresAt: batches.expiresAt,
  errorCode: batches.errorCode,
  errorParams: batches.errorParams,
};

/** A row of the list of processed files: a single job, or a batch. */
export type ProcessedFileRow = Awaited<ReturnType<typeof queryBatches>>[number];

export function queryJobs(db: Db, where: SQL | undefined) {
  return db
    .select(ofJob)
    .from(jobs)
    .where(and(isNull(jobs.batchId), where));
}

export function queryBatches(db: Db, where: SQL | undefined) {
  return db.select(ofBatch).from(batches).where(where);
}

/** The columns of a processed file that a list shows. */
export type ListedFileRow = Awaited<ReturnType<typeof queryListedBatches>>[number];

function queryListedJobs(db: Db, where: SQL | undefined) {
  return db
    .select(listedOfJob)
    .from(jobs)
    .where(and(isNull(jobs.batchId), where));
}

function queryListedBatches(db: Db, where: SQL | undefined) {
  return db.select(listedOfBatch).from(batches).where(where);
}

/** In any company when none is given: for workers and administrators. */
export async function findProcessedFile(
  db: Db,
  id: string,
  companyId?: string,
): Promise<ProcessedFileRow | undefined> {
  const [file] = await unionAll(
    queryJobs(db, and(eq(jobs.id, id), companyId === undefined ? undefined : eq(jobs.companyId, companyId))),
    queryBatches(
      db,
      and(eq(batches.id, id), companyId === undefined ? undefined : eq(batches.companyId, companyId)),
    ),
  );
  return file;
}

export interface ProcessedFileFilter {
  readonly companyId: string;
  readonly service?: string | undefined;
  /** First moment of creation, inclusive. */
  readonly from?: Date | undefined;
  /** Last moment of creation, exclusive. */
  readonly until?: Date | undefined;
}

export interface Page {
  readonly limit: number;
  readonly after: PagePosition | undefined;
}

/** Newest first, after a position. */
export function listProcessedFileRows(
  ctx: Pick<Context, 'db' | 'once'>,
  { companyId, service, from, until }: ProcessedFileFilter,
  { limit, after }: Page,
): Promise<ListedFileRow[]> {
  const asked = { companyId, service, from, until, at: after?.at, id: after?.id, limit };
  // The most frequent list: each set of filters is compiled to SQL once, because that takes longer than the rest of a call.
  const given = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const name = `processed_files_${given.join('_')}`;
  return preparedOnce(ctx, name, () => prepareList(ctx.db, given, name)).execute(asked);
}

function prepareList(db: Db, given: readonly string[], name: string) {
  const asked = Object.fromEntries(given.map((each) => [each, sql.placeholder(each)])) as unknown as Asked;
  return newestFirst(db, asked).prepare(name);
}

/** Like `listProcessedFileRows`, only rows with this id, or with a job that has it. */
export function listProcessedFilesOfId(
  db: Db,
  filter: ProcessedFileFilter & { id: string },
  page: Page,
): Promise<ListedFileRow[]> {
  return listInIdRange(db, { ...filter, first: filter.id, last: filter.id }, page);
}

/** Like `listProcessedFileRows`, only rows whose id, or the id of one of their jobs, begins with `prefix`: letters and digits. */
export function listProcessedFilesOfIdPrefix(
  db: Db,
  filter: ProcessedFileFilter & { prefix: string },
  page: Page,
): Promise<ListedFileRow[]> {
  // `~` sorts after every letter and digit in the "C" collation of the ids.
  return listInIdRange(db, { ...filter, first: filter.prefix, last: `${filter.prefix}~` }, page);
}

function listInIdRange(
  db: Db,
  { first, last, ...filter }: ProcessedFileFilter & { first: string; last: string },
  page: Page,
): Promise<ListedFileRow[]> {
  const isInRange = sql`${jobs.id} between ${first} and ${last}`;
  return newestFirst(
    db,
    { ...filter, ...page.after, limit: page.limit },
    {
      jobs: isInRange,
      batches: or(
        sql`${batches.id} between ${first} and ${last}`,
        inArray(batches.id, batchesOfJobs(db, filter.companyId, isInRange)),
      ),
    },
  );
}

/** Batches of a company with at least one such job. */
export function batchesOfJobs(db: Db, companyId: string, where: SQL) {
  return db
    .select({ id: sql<string>`${jobs.batchId}` })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), sql`${jobs.batchId} is not null`, where));
}

/** The filters of a list: values, or their placeholders in a prepared statement. */
export interface Asked {
  readonly companyId: string | Placeholder;
  readonly service?: string | Placeholder | undefined;
  readonly from?: Date | Placeholder | undefined;
  readonly until?: Date | Placeholder | undefined;
  readonly at?: Date | Placeholder | undefined;
  readonly id?: string | Placeholder | undefined;
  readonly limit: number | Placeholder;
}

interface Found {
  readonly jobs: SQL | undefined;
  readonly batches: SQL | undefined;
}

// Each side is read through its own index, no further than the page needs, so that page 1,000 costs as much as page 1.
export function newestFirst(db: Db, asked: Asked, found?: Found) {
  const { limit } = asked;
  return unionAll(
    queryListedJobs(db, and(isAsked(jobs, asked), found?.jobs))
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(limit),
    queryListedBatches(db, and(isAsked(batches, asked), found?.batches))
      .orderBy(desc(batches.createdAt), desc(batches.id))
      .limit(limit),
  )
    .orderBy(sql`created_at desc, id desc`)
    .limit(limit);
}

/** The condition for a company's rows that match the filters, after the position. */
export function isAsked(
  table: typeof jobs | typeof batches,
  { companyId, service, from, until, at, id }: Asked,
): SQL | undefined {
  return and(
    eq(table.companyId, companyId),
    service === undefined ? undefined : eq(table.service, service),
    from && gte(table.createdAt, from),
    until && lt(table.createdAt, until),
    // A row comparison is one range of the index; two comparisons joined by "or" are not.
    at && sql`(${table.createdAt}, ${table.id}) < (${sql.param(at, table.createdAt)}::timestamptz, ${id})`,
  );
}

interface FinishedFilter {
  readonly companyId: string;
  readonly service: string | undefined;
  readonly from: Date;
  readonly until: Date;
}

/** Jobs that ended between two moments, those of batches included, the latest end first, after a position. */
export function listFinishedJobRows(
  db: Db,
  { companyId, service, from, until }: FinishedFilter,
  { limit, after }: Page,
) {
  const isLater =
    after &&
    sql`(${jobs.finishedAt}, ${jobs.id}) < (${sql.param(after.at, jobs.finishedAt)}::timestamptz, ${after.id})`;
  return db
    .select({ ...listedOfJob, batchId: jobs.batchId, finishedAt: jobs.finishedAt })
    .from(jobs)
    .where(
      and(
        eq(jobs.companyId, companyId),
        gte(jobs.finishedAt, from),
        lt(jobs.finishedAt, until),
        service === undefined ? undefined : eq(jobs.service, service),
        isLater,
      ),
    )
    .orderBy(desc(jobs.finishedAt), desc(jobs.id))
    .limit(limit);
}

/** Rows that changed at or after a moment, the earliest change first. */
export function listChangedProcessedFiles(
  db: Db,
  companyId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<ListedFileRow[]> {
  return unionAll(
    queryListedJobs(db, and(eq(jobs.companyId, companyId), gte(jobs.updatedAt, since)))
      .orderBy(asc(jobs.updatedAt))
      .limit(limit),
    queryListedBatches(db, and(eq(batches.companyId, companyId), gte(batches.updatedAt, since)))
      .orderBy(asc(batches.updatedAt))
      .limit(limit),
  )
    .orderBy(sql`updated_at asc`)
    .limit(limit);
}

export type JobRow = Awaited<ReturnType<typeof listJobRows>>[number];

/** A single job, or the jobs of a batch in their order, after the one with the id `after`. */
export function listJobRows(
  db: Db,
  file: ProcessedFileId,
  { limit, after }: { limit: number; after: string | undefined },
) {
  const isLater = after && sql`${jobs.ordinal} > (select j.ordinal from jobs j where j.id = ${after})`;
  return db
    .select({ ...listedOfJob, batchId: jobs.batchId })
    .from(jobs)
    .where(and(isOf(file), isLater || undefined))
    .orderBy(asc(jobs.ordinal))
    .limit(limit);
}
