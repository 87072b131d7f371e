import { ContractError } from '@lavra/contract/errors';
import type { BatchInfo } from '@lavra/contract/model/job';

import type { Context } from '../../../platform/context.ts';
import { allowCompany } from '../../companies/index.ts';
import { findProcessedFile } from '../processed-files.store.ts';
import { presentBatchInfo } from './job-info.presenter.ts';
import { visibleCompany } from '../jobs.policy.ts';

interface GetBatchInfo {
  readonly batchId: string;
  /** The company in whose name it is asked for; that of the caller when absent. */
  readonly companyId?: string;
}

/** Everything about a batch, or about a single job as the batch it is. */
export async function getBatchInfo({
  ctx,
  input,
}: {
  ctx: Context;
  input: GetBatchInfo;
}): Promise<BatchInfo> {
  if (input.companyId !== undefined) allowCompany(ctx, input.companyId);
  const file = await findProcessedFile(ctx.db, input.batchId, input.companyId ?? visibleCompany(ctx));
  if (!file) throw new ContractError('not_found');
  return presentBatchInfo(file, ctx);
}
