import { ContractError } from '@lavra/contract/errors';
import { type JobResult, isFinal } from '@lavra/contract/model/job';

import type { Context } from '../../../platform/context.ts';
import { visibleCompany } from '../jobs.policy.ts';
import { presentJobResult } from '../jobs.presenter.ts';
import { batchIdOf, findJobWithResult } from '../jobs.store.ts';
import { assertNotPurged } from '../kept.ts';

interface GetJobResult {
  readonly jobId: string;
  /** Checked where it is given: a job of another batch is not found. */
  readonly batchId?: string;
}

/** The state of a job, and its result once there is one. Throws `not_found`, `result_purged`. */
export async function getJobResult({
  ctx,
  input,
}: {
  ctx: Context;
  input: GetJobResult;
}): Promise<JobResult> {
  const found = await findJobWithResult(ctx.db, input.jobId, visibleCompany(ctx));
  if (!found || (input.batchId !== undefined && input.batchId !== batchIdOf(found.job)))
    throw new ContractError('not_found');
  if (isFinal(found.job.status)) assertNotPurged(found.job, ctx.clock.now());
  return presentJobResult(found.job, found.result, ctx.locale);
}
