import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';
import { ContractError } from '@lavra/contract/errors';

import { cutPage, pageLimit, readPageToken } from '../../../platform/page-token.ts';
import { verb } from '../../../platform/verb.ts';
import { backgroundNames } from '../../backgrounds/index.ts';
import { presentProcessedJob } from './processed-files.presenter.ts';
import { findProcessedFile, listJobRows } from '../processed-files.store.ts';

/** Jobs of a batch in the order of its archive. */
export const listBatchJobs = verb(processedFileEndpoints.listBatchJobs, async ({ ctx, params, query }) => {
  const file = await findProcessedFile(ctx.db, params.batchId, params.companyId);
  if (!file) throw new ContractError('not_found');
  const limit = pageLimit(query.limit, { usual: 50, most: 1000 });
  const after = readPageToken(query.nextPageToken)?.id;
  const rows = await listJobRows(ctx.db, file, { limit: limit + 1, after });
  const { shown, next } = cutPage(rows, limit);
  const names = await backgroundNames(ctx, shown);
  return { jobs: shown.map((row) => presentProcessedJob(row, names)), ...next };
});
