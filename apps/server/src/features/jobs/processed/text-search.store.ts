import { searchedAtOnce } from '@lavra/contract/constants';
import { type SQL, and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';

import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { batches, jobs, searchedOfBatch, searchedOfJob } from '../../../platform/database/schema/jobs.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { PagePosition } from '../../../platform/page-token.ts';
import {
  type ListedFileRow,
  type Page,
  type ProcessedFileFilter,
  batchesOfJobs,
  isAsked,
  newestFirst,
} from '../processed-files.store.ts';
import { standsNowhere } from '../searched-bigrams.store.ts';

/** A shorter text has no trigram, and the index consists of trigrams. */
const indexedLetters = 3;
/** Time limit of the index; it is slow when every trigram is common though the whole text is not. */
const indexMs = 400;

interface FoundRows {
  readonly rows: readonly ListedFileRow[];
  /** How far the search went, when there may be more beyond; absent when everything was searched. */
  readonly lookedTo?: PagePosition | undefined;
}

type TextFilter = ProcessedFileFilter & { readonly text: string };

/**
 * Newest first, rows with `text` in their file names or client data, or in those of one of their jobs. The time does not grow
 * with the number of rows: where the index does not help, it reads a fixed number of rows and returns how far it went.
 */
export async function listProcessedFilesOfText(
  ctx: Context,
  filter: TextFilter,
  page: Page,
): Promise<FoundRows> {
  if (filter.text.length >= indexedLetters) {
    const rows = await withinTime(ctx, (db) => listByIndex(db, filter, page));
    if (rows) return { rows };
  }
  if (await standsNowhere(ctx.db, filter.companyId, filter.text)) return { rows: [] };
  return listByReading(ctx.db, filter, { ...page, readAtOnce: searchedAtOnce });
}

/** Undefined when it takes too long. */
async function withinTime<T>(ctx: Context, read: (db: Db) => Promise<T>): Promise<T | undefined> {
  try {
    return await transaction(ctx, async ({ db }) => {
      await db.execute(sql.raw(`set local statement_timeout = ${indexMs}`));
      return read(db);
    });
  } catch (error) {
    if (isCanceled(error)) return undefined;
    throw error;
  }
}

/** PostgreSQL's code of a statement that it cancelled. */
const queryCanceled = '57014';

function isCanceled(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === queryCanceled || (cause instanceof Error && isCanceled(cause));
}

function listByIndex(db: Db, filter: TextFilter, page: Page): Promise<ListedFileRow[]> {
  const pattern = `%${filter.text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isSaid = sql`${searchedOfJob(jobs)} like ${pattern}`;
  // Not joined by "or", so that each side uses its own index.
  const named = db
    .select({ id: batches.id })
    .from(batches)
    .where(and(eq(batches.companyId, filter.companyId), sql`${searchedOfBatch(batches)} like ${pattern}`));
  return newestFirst(
    db,
    { ...filter, ...page.after, limit: page.limit },
    {
      jobs: isSaid,
      batches: inArray(batches.id, named.union(batchesOfJobs(db, filter.companyId, isSaid))),
    },
  );
}

/** Searches the newest rows after a position, reading `readAtOnce` jobs; single ones and those of batches count alike. */
export async function listByReading(
  db: Db,
  filter: TextFilter,
  { readAtOnce, ...page }: Page & { readonly readAtOnce: number },
): Promise<FoundRows> {
  const asked = { ...filter, ...page.after, limit: page.limit };
  const lookedTo = await endOfReading(db, asked, readAtOnce);
  const text = filter.text.toLowerCase();
  // Not `like`, which might choose an index that reads far more than these rows.
  const says = (searched: SQL) => sql`strpos(${searched}, ${text}) > 0`;
  const isWithin = (table: typeof jobs | typeof batches) =>
    lookedTo &&
    sql`(${table.createdAt}, ${table.id}) >= (${lookedTo.at.toISOString()}::timestamptz, ${lookedTo.id})`;
  const ofBatch = db
    .select({ one: sql`1` })
    .from(jobs)
    .where(and(eq(jobs.batchId, batches.id), says(searchedOfJob(jobs))));
  const rows = await newestFirst(db, asked, {
    jobs: and(isWithin(jobs), says(searchedOfJob(jobs))),
    batches: and(isWithin(batches), or(says(searchedOfBatch(batches)), sql`exists ${ofBatch}`)),
  });
  return { rows, lookedTo };
}

/** The last row that may be read within the given number of jobs; undefined when there are fewer. */
async function endOfReading(
  db: Db,
  asked: Parameters<typeof isAsked>[1],
  count: number,
): Promise<PagePosition | undefined> {
  const [ofJobs, ofBatches] = await Promise.all([
    db
      .select({ at: jobs.createdAt, id: jobs.id })
      .from(jobs)
      .where(and(isNull(jobs.batchId), isAsked(jobs, asked)))
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .offset(count - 1)
      .limit(1),
    batchAtCount(db, asked, count),
  ]);
  const [newest] = [...ofJobs, ...ofBatches].toSorted(
    (a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1),
  );
  return newest;
}

/** The batch at which the jobs of it and all newer batches reach the count. */
function batchAtCount(db: Db, asked: Parameters<typeof isAsked>[1], count: number): Promise<PagePosition[]> {
  const newest = db
    .select({
      at: batches.createdAt,
      id: batches.id,
      // A batch without jobs is read too, so it counts as one.
      jobsSoFar:
        sql<number>`sum(greatest(${batches.totalJobs}, 1)) over (order by ${batches.createdAt} desc, ${batches.id} desc)`.as(
          'jobs_so_far',
        ),
    })
    .from(batches)
    .where(isAsked(batches, asked))
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(count)
    .as('newest');
  return db
    .select({ at: newest.at, id: newest.id })
    .from(newest)
    .where(sql`${newest.jobsSoFar} >= ${count}`)
    .orderBy(desc(newest.at), desc(newest.id))
    .limit(1);
}
