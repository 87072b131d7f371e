import { ContractError } from '@lavra/contract/errors';
import type { ProcessedFile } from '@lavra/contract/model/job';

import type { Context } from '../../../platform/context.ts';
import { readPageToken, writePageToken } from '../../../platform/page-token.ts';
import { backgroundNames } from '../../backgrounds/index.ts';
import { allowCompany } from '../../companies/index.ts';
import { presentProcessedJob } from './processed-files.presenter.ts';
import { findProcessedFile, listJobRows } from '../processed-files.store.ts';

const defaultLimit = 50;
const maxLimit = 1000;

interface ListBatchJobs {
  readonly companyId: string;
  readonly batchId: string;
  readonly limit?: number | undefined;
  readonly nextPageToken?: string | undefined;
}

/** Jobs of a batch in the order of its archive. */
export async function listBatchJobs({
  ctx,
  input,
}: {
  ctx: Context;
  input: ListBatchJobs;
}): Promise<{ jobs: ProcessedFile[]; nextPageToken?: string }> {
  allowCompany(ctx, input.companyId);
  const file = await findProcessedFile(ctx.db, input.batchId, input.companyId);
  if (!file) throw new ContractError('not_found');
  const limit = Math.min(Math.max(input.limit ?? defaultLimit, 1), maxLimit);
  const after = readPageToken(input.nextPageToken)?.id;
  const rows = await listJobRows(ctx.db, file, { limit: limit + 1, after });
  const shown = rows.slice(0, limit);
  const names = await backgroundNames(
    ctx,
    shown.map(({ backgroundId }) => backgroundId),
  );
  const last = shown.at(-1);
  return {
    jobs: shown.map((row) => presentProcessedJob(row, names)),
    ...(rows.length > limit && last
      ? { nextPageToken: writePageToken({ at: last.createdAt, id: last.id }) }
      : {}),
  };
}
