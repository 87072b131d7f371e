import { ContractError } from '@lavra/contract/errors';

/** Where a page of a keyset list ended: moment and id of its last row. */
export interface PagePosition {
  readonly at: Date;
  readonly id: string;
}

/** Rows of a page: what the caller asked for, within what the list allows. */
export function pageLimit(
  asked: number | undefined,
  { usual, most }: { usual: number; most: number },
): number {
  return Math.min(Math.max(asked ?? usual, 1), most);
}

/**
 * Cuts a page from rows that were read with one more than it shows: that one tells of a next page. There is a next page too where
 * the reading stopped at `lookedTo`, though fewer rows were found, or none.
 */
export function cutPage<Row extends { readonly id: string; readonly createdAt: Date }>(
  rows: readonly Row[],
  limit: number,
  lookedTo?: PagePosition,
): { readonly shown: readonly Row[]; readonly next: { nextPageToken?: string } } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const end = rows.length > limit && last ? { at: last.createdAt, id: last.id } : lookedTo;
  return { shown, next: end ? { nextPageToken: writePageToken(end) } : {} };
}

/** The position as an opaque token of the base64url alphabet. */
export function writePageToken({ at, id }: PagePosition): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

/** The end of the year 9999: later moments have a form that PostgreSQL does not read. */
const latestMs = 253_402_300_799_999;

/** The position in a token; undefined for no token or an empty one. Throws `page_token_invalid` for anything else. */
export function readPageToken(token: string | undefined): PagePosition | undefined {
  if (token === undefined || token === '') return undefined;
  const [, ms, id] =
    /^(\d{1,15})\.([\w-]{1,64})$/.exec(Buffer.from(token, 'base64url').toString('utf8')) ?? [];
  if (ms === undefined || id === undefined || Number(ms) > latestMs)
    throw new ContractError('page_token_invalid');
  return { at: new Date(Number(ms)), id };
}
