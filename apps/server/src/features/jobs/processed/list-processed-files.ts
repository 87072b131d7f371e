import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';

import { endOfDay, readDayRange, readOpenRange, startOfDay } from '../../../platform/day-range.ts';
import { type PagePosition, cutPage, pageLimit, readPageToken } from '../../../platform/page-token.ts';
import { type VerbCall, verb } from '../../../platform/verb.ts';
import { backgroundNames } from '../../backgrounds/index.ts';
import { longestRetentionMs } from '../kept.ts';
import { presentProcessedFile, presentProcessedJob } from './processed-files.presenter.ts';
import {
  type ProcessedFileFilter,
  type ListedFileRow,
  type Page,
  listFinishedJobRows,
  listProcessedFileRows,
  listProcessedFilesOfId,
  listProcessedFilesOfIdPrefix,
} from '../processed-files.store.ts';
import { listProcessedFilesOfText } from './text-search.store.ts';

/** A shorter prefix of an id would match the ids of many minutes. */
const idPrefix = /^[0-9A-Za-z]{6,27}$/;

type Call = VerbCall<typeof processedFileEndpoints.listProcessedFiles>;

/** Batches and single jobs of a company, newest first. */
export const listProcessedFiles = verb(processedFileEndpoints.listProcessedFiles, async (call) => {
  const { ctx, query } = call;
  const limit = pageLimit(query.limit, { usual: 15, most: 100 });
  const page = { limit: limit + 1, after: readPageToken(query.nextPageToken) };
  if (query.finishedDate) return listFinished(call, page);
  const { rows, lookedTo } = await findRows(call, page);
  const { shown, next } = cutPage(rows, limit, lookedTo);
  const names = await backgroundNames(ctx, shown);
  return { jobs: shown.map((row) => presentProcessedFile(row, names, query)), ...next };
});

/** The jobs that ended on a day: the same number as usage counts for it. */
async function listFinished({ ctx, params, query }: Call, page: Page) {
  const day = { start: query.finishedDate, end: query.finishedDate };
  const { start, end } = readDayRange(day, { now: ctx.clock.now() });
  const filter = {
    companyId: params.companyId,
    service: query.service || undefined,
    from: startOfDay(start),
    until: endOfDay(end),
  };
  const rows = await listFinishedJobRows(ctx.db, filter, page);
  const ended = rows.map((row) => ({ id: row.id, createdAt: row.finishedAt ?? row.createdAt, row }));
  const { shown, next } = cutPage(ended, page.limit - 1);
  const names = await backgroundNames(ctx, rows);
  return { jobs: shown.map(({ row }) => presentProcessedJob(row, names, query)), ...next };
}

interface Found {
  readonly rows: readonly ListedFileRow[];
  /** Where a search stopped that may find more beyond. */
  readonly lookedTo?: PagePosition | undefined;
}

async function findRows({ ctx, params, query }: Call, page: Page): Promise<Found> {
  const { db, clock } = ctx;
  const { startDate: start, endDate: end, ksuid, search } = query;
  const days = readOpenRange({ start, end }, clock.now());
  const filter: ProcessedFileFilter = {
    companyId: params.companyId,
    service: query.service || undefined,
    ...days,
  };
  if (ksuid) return { rows: await listProcessedFilesOfId(db, { ...filter, id: ksuid }, page) };
  if (!search) return { rows: await listProcessedFileRows(ctx, filter, page) };
  const ofId = idPrefix.test(search)
    ? await listProcessedFilesOfIdPrefix(db, { ...filter, prefix: search }, page)
    : [];
  if (ofId.length > 0) return { rows: ofId };
  // Purged files have no text left to search.
  const keptFrom = new Date(clock.now().getTime() - longestRetentionMs);
  const from = days.from && days.from > keptFrom ? days.from : keptFrom;
  return listProcessedFilesOfText(ctx, { ...filter, from, text: search }, page);
}
