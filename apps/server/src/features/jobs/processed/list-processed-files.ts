import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';

import { allowCompany } from '../../../platform/access.ts';
import { readPageToken, writePageToken } from '../../../platform/page-token.ts';
import { type VerbCall, verb } from '../../../platform/verb.ts';
import { backgroundNames } from '../../backgrounds/index.ts';
import { longestRetentionMs } from '../kept.ts';
import { readListRange } from '../list-range.ts';
import { presentProcessedFile } from './processed-files.presenter.ts';
import {
  type ProcessedFileFilter,
  type ListedFileRow,
  type Page,
  listProcessedFileRows,
  listProcessedFilesOfId,
  listProcessedFilesOfIdPrefix,
  listProcessedFilesOfText,
} from '../processed-files.store.ts';

const defaultLimit = 15;
const maxLimit = 100;
/** Fewer characters of an id would match the ids of many minutes. */
const idPrefix = /^[0-9A-Za-z]{6,27}$/;

type Call = VerbCall<typeof processedFileEndpoints.listProcessedFiles>;

/** Batches and single jobs of a company, newest first. */
export const listProcessedFiles = verb(processedFileEndpoints.listProcessedFiles, async (call) => {
  const { ctx, params, query } = call;
  allowCompany(ctx, params.companyId);
  const limit = Math.min(Math.max(query.limit ?? defaultLimit, 1), maxLimit);
  // One more than is shown tells whether there is a next page.
  const page = { limit: limit + 1, after: readPageToken(query.nextPageToken) };
  const rows = await findRows(call, page);
  const shown = rows.slice(0, limit);
  const names = await backgroundNames(
    ctx,
    shown.map(({ backgroundId }) => backgroundId),
  );
  const last = shown.at(-1);
  return {
    jobs: shown.map((row) => presentProcessedFile(row, names)),
    ...(rows.length > limit && last
      ? { nextPageToken: writePageToken({ at: last.createdAt, id: last.id }) }
      : {}),
  };
});

async function findRows({ ctx, params, query }: Call, page: Page): Promise<ListedFileRow[]> {
  const { db, clock } = ctx;
  const { startDate: start, endDate: end, ksuid, search } = query;
  const days = readListRange({ start, end }, clock.now());
  const filter: ProcessedFileFilter = {
    companyId: params.companyId,
    service: query.service || undefined,
    ...days,
  };
  if (ksuid) return listProcessedFilesOfId(db, { ...filter, id: ksuid }, page);
  if (!search) return listProcessedFileRows(db, filter, page);
  const ofId = idPrefix.test(search)
    ? await listProcessedFilesOfIdPrefix(db, { ...filter, prefix: search }, page)
    : [];
  if (ofId.length > 0) return ofId;
  // Of what is purged there is no text left to look through.
  const keptFrom = new Date(clock.now().getTime() - longestRetentionMs);
  const from = days.from && days.from > keptFrom ? days.from : keptFrom;
  return listProcessedFilesOfText(db, { ...filter, from, text: search }, page);
}
