import { ContractError } from '@lavra/contract/errors';
import type { BatchStatus } from '@lavra/contract/model/job';

import type { Context } from '../../../platform/context.ts';
import { listJobsOf } from '../jobs.store.ts';
import { findProcessedFile } from '../processed-files.store.ts';
import { visibleCompany } from '../jobs.policy.ts';
import { presentBatchStatus } from '../jobs.presenter.ts';

/** A batch, or a single job as the batch it is, with the state of each of its jobs. */
export async function getBatchStatus({
  ctx,
  input,
}: {
  ctx: Context;
  input: { batchId: string };
}): Promise<BatchStatus> {
  const file = await findProcessedFile(ctx.db, input.batchId, visibleCompany(ctx));
  if (!file) throw new ContractError('not_found');
  return presentBatchStatus(ctx, file, await listJobsOf(ctx.db, file));
}
