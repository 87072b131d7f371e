import type { ProcessedFile } from '@lavra/contract/model/job';

import type { Context } from '../../../platform/context.ts';
import { readPageToken, writePageToken } from '../../../platform/page-token.ts';
import { backgroundNames } from '../../backgrounds/index.ts';
import { allowCompany } from '../../companies/index.ts';
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

interface ListProcessedFiles {
  readonly companyId: string;
  readonly limit?: number | undefined;
  readonly nextPageToken?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly service?: string | undefined;
  readonly ksuid?: string | undefined;
  readonly search?: string | undefined;
}

interface ProcessedFiles {
  readonly jobs: ProcessedFile[];
  readonly nextPageToken?: string;
}

/** Batches and single jobs of a company, newest first. */
export async function listProcessedFiles({
  ctx,
  input,
}: {
  ctx: Context;
  input: ListProcessedFiles;
}): Promise<ProcessedFiles> {
  allowCompany(ctx, input.companyId);
  const limit = Math.min(Math.max(input.limit ?? defaultLimit, 1), maxLimit);
  // One more than is shown tells whether there is a next page.
  const page = { limit: limit + 1, after: readPageToken(input.nextPageToken) };
  const rows = await findRows(ctx, input, page);
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
}

async function findRows(
  { db, clock }: Context,
  input: ListProcessedFiles,
  page: Page,
): Promise<ListedFileRow[]> {
  const { startDate: start, endDate: end, ksuid, search } = input;
  const days = readListRange({ start, end }, clock.now());
  const filter: ProcessedFileFilter = {
    companyId: input.companyId,
    service: input.service || undefined,
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
