import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';
import { ContractError } from '@lavra/contract/errors';

import { allowCompany } from '../../../platform/access.ts';
import { readPageToken, writePageToken } from '../../../platform/page-token.ts';
import { verb } from '../../../platform/verb.ts';
import { backgroundNames } from '../../backgrounds/index.ts';
import { presentProcessedJob } from './processed-files.presenter.ts';
import { findProcessedFile, listJobRows } from '../processed-files.store.ts';

const defaultLimit = 50;
const maxLimit = 1000;

/** Jobs of a batch in the order of its archive. */
export const listBatchJobs = verb(processedFileEndpoints.listBatchJobs, async ({ ctx, params, query }) => {
  allowCompany(ctx, params.companyId);
  const file = await findProcessedFile(ctx.db, params.batchId, params.companyId);
  if (!file) throw new ContractError('not_found');
  const limit = Math.min(Math.max(query.limit ?? defaultLimit, 1), maxLimit);
  const after = readPageToken(query.nextPageToken)?.id;
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
});
