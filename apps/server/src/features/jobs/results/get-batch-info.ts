import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { ContractError } from '@lavra/contract/errors';
import type { BatchInfo } from '@lavra/contract/model/job';

import type { Context } from '../../../platform/context.ts';
import { verb } from '../../../platform/verb.ts';
import { findProcessedFile } from '../processed-files.store.ts';
import { presentBatchInfo } from './job-info.presenter.ts';
import { visibleCompany } from '../jobs.policy.ts';

/** Everything about a batch, or about a single job as a batch of itself. */
export const getBatchInfo = verb(resultEndpoints.getBatchInfo, ({ ctx, params }) =>
  batchInfo(ctx, params.batchId, visibleCompany(ctx)),
);

export const getCompanyBatchInfo = verb(resultEndpoints.getCompanyBatchInfo, ({ ctx, params }) =>
  batchInfo(ctx, params.batchId, params.companyId),
);

async function batchInfo(ctx: Context, batchId: string, companyId: string | undefined): Promise<BatchInfo> {
  const file = await findProcessedFile(ctx.db, batchId, companyId);
  if (!file) throw new ContractError('not_found');
  return presentBatchInfo(file, ctx);
}
