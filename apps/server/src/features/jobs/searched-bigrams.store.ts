import { and, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  batches,
  bigramCharacters,
  bigramCount,
  jobs,
  searchedBigrams,
} from '../../platform/database/schema/jobs.ts';
import { longestRetentionMs } from './kept.ts';

/** A row of a job or a batch. */
interface Searched {
  readonly companyId: string;
  readonly createdAt: Date;
  readonly filename?: string | null | undefined;
  readonly metadata?: unknown;
}

/**
 * Records the bigrams of what a search looks through in a job or a batch. Call it before the row is inserted, and outside its
 * transaction: a bigram that stands nowhere costs a search time, one that is missing hides a row.
 */
export async function recordBigrams(ctx: Pick<Context, 'db' | 'once'>, row: Searched): Promise<void> {
  const { companyId } = row;
  const month = `${row.createdAt.toISOString().slice(0, 'yyyy-mm'.length)}-01`;
  const recorded = ctx.once(recordedBigrams);
  const key = `${companyId} ${month}`;
  const known = recorded.get(key) ?? new Uint8Array(bigramCount);
  const added = bigramsOf(searchedTextOf(row)).filter((bigram) => known[bigram] !== 1);
  // The bigrams of a company are nearly complete after its first files, so that a sending rarely writes any.
  if (added.length === 0) return;
  const bits = new Uint8Array(bigramCount);
  for (const bigram of added) bits[bigram] = 1;
  const { bigrams } = searchedBigrams;
  await ctx.db
    .insert(searchedBigrams)
    .values({ companyId, month, bigrams: bits.join('') })
    .onConflictDoUpdate({
      target: [searchedBigrams.companyId, searchedBigrams.month],
      set: { bigrams: sql`${bigrams} | excluded.bigrams` },
      setWhere: sql`${bigrams} | excluded.bigrams <> ${bigrams}`,
    });
  for (const bigram of added) known[bigram] = 1;
  recorded.set(key, known);
}

/** What this process knows to be recorded. It stays true: a recorded bigram only goes with its month. */
const recordedBigrams = () => new LRUCache<string, Uint8Array>({ max: 1000 });

/** As `searchedOfJob` and `searchedOfBatch` of the schema, in JavaScript. */
function searchedTextOf({ filename, metadata }: Searched): string {
  const given = (metadata as { readonly client_data?: unknown } | null)?.client_data ?? '';
  return `${filename ?? ''} ${typeof given === 'string' ? given : JSON.stringify(given)}`;
}

/** Of a whole text, whose last character is followed by a space; each bigram once. */
function bigramsOf(text: string): number[] {
  // PostgreSQL's `lower` makes one letter of this one, JavaScript's makes two.
  const codes = Array.from(`${text.replaceAll('İ', 'i').toLowerCase()} `, codeOf);
  return [...new Set(codes.slice(1).map((second, index) => (codes[index] ?? 0) * bigramCharacters + second))];
}

/** All characters outside ASCII share the last code. */
function codeOf(character: string): number {
  return Math.min(character.charCodeAt(0), bigramCharacters - 1);
}

/**
 * True when the recorded bigrams show that no job or batch of the company has the text; false proves nothing. Only its bigrams
 * within ASCII are asked for: databases differ in the lower case of other letters.
 */
export async function standsNowhere(db: Db, companyId: string, text: string): Promise<boolean> {
  const codes = Array.from(text.toLowerCase(), codeOf);
  const isAscii = (code: number) => code < bigramCharacters - 1;
  const { bigrams } = searchedBigrams;
  const conditions = codes.flatMap((code, index) => {
    const next = codes[index + 1];
    if (!isAscii(code)) return [];
    if (next !== undefined)
      return isAscii(next) ? [sql`get_bit(${bigrams}, ${code * bigramCharacters + next}) = 1`] : [];
    const beginning = sql`substring(${bigrams} from ${code * bigramCharacters + 1} for ${bigramCharacters})`;
    return [sql`position(B'1' in ${beginning}) > 0`];
  });
  const [found] = await db
    .select({ one: sql`1` })
    .from(searchedBigrams)
    .where(and(eq(searchedBigrams.companyId, companyId), ...conditions))
    .limit(1);
  return found === undefined;
}

/** Deletes the bigrams of months of which every job and batch is purged, in all companies. */
export async function deletePurgedBigrams(db: Db, now: Date): Promise<void> {
  const end = sql`(${searchedBigrams.month} + interval '1 month') at time zone 'UTC'`;
  const unfinished = (table: typeof jobs | typeof batches) =>
    sql`exists (
      select from ${table}
       where ${table.companyId} = ${searchedBigrams.companyId} and ${table.finishedAt} is null and ${table.createdAt} < ${end}
    )`;
  await db
    .delete(searchedBigrams)
    .where(
      and(
        sql`${end} <= ${new Date(now.getTime() - longestRetentionMs).toISOString()}::timestamptz`,
        sql`not ${unfinished(jobs)}`,
        sql`not ${unfinished(batches)}`,
      ),
    );
}
