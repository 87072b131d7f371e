import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { ContractError } from '@lavra/contract/errors';
import { type JobResult, isFinal } from '@lavra/contract/model/job';

import type { Context } from '../../../platform/context.ts';
import { verb } from '../../../platform/verb.ts';
import { visibleCompany } from '../jobs.policy.ts';
import { presentJobResult } from '../jobs.presenter.ts';
import { batchIdOf, findJobWithResult } from '../jobs.store.ts';
import { assertNotPurged } from '../kept.ts';

/** The state of a job of a batch, and its result once there is one. Throws `not_found`, `result_purged`. */
export const getJobResult = verb(resultEndpoints.getJobResult, ({ ctx, params }) => jobResult(ctx, params));

/** Like `getJobResult`, whatever batch the job belongs to. */
export const getSingleJobResult = verb(resultEndpoints.getSingleJobResult, ({ ctx, params }) =>
  jobResult(ctx, params),
);

async function jobResult(
  ctx: Context,
  { jobId, batchId }: { jobId: string; batchId?: string },
): Promise<JobResult> {
  const found = await findJobWithResult(ctx.db, jobId, visibleCompany(ctx));
  if (!found || (batchId !== undefined && batchId !== batchIdOf(found.job)))
    throw new ContractError('not_found');
  if (isFinal(found.job.status)) assertNotPurged(found.job, ctx.clock.now());
  return presentJobResult(found.job, found.result, ctx.locale);
}
