import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../../platform/verb.ts';
import { listJobsOf } from '../jobs.store.ts';
import { findProcessedFile } from '../processed-files.store.ts';
import { visibleCompany } from '../jobs.policy.ts';
import { presentBatchStatus } from '../jobs.presenter.ts';

/** A batch, or a single job as a batch of itself, with the state of each of its jobs. */
export const getBatchStatus = verb(resultEndpoints.getBatchStatus, async ({ ctx, params }) => {
  const file = await findProcessedFile(ctx.db, params.batchId, visibleCompany(ctx));
  if (!file) throw new ContractError('not_found');
  return presentBatchStatus(ctx, file, await listJobsOf(ctx.db, file));
});
