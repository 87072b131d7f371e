import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { ContractError } from '@lavra/contract/errors';
import type { JobInfo } from '@lavra/contract/model/job';

import type { Context } from '../../../platform/context.ts';
import { verb } from '../../../platform/verb.ts';
import { filesOf } from '../../uploads/index.ts';
import { presentJobInfo } from './job-info.presenter.ts';
import { visibleCompany } from '../jobs.policy.ts';
import { findJobWithResult } from '../jobs.store.ts';

/** Everything about a job; what remains of one that was purged. */
export const getJobInfo = verb(resultEndpoints.getJobInfo, ({ ctx, params }) =>
  jobInfo(ctx, params.jobId, visibleCompany(ctx)),
);

export const getCompanyJobInfo = verb(resultEndpoints.getCompanyJobInfo, ({ ctx, params }) =>
  jobInfo(ctx, params.jobId, params.companyId),
);

async function jobInfo(ctx: Context, jobId: string, companyId: string | undefined): Promise<JobInfo> {
  const found = await findJobWithResult(ctx.db, jobId, companyId);
  if (!found) throw new ContractError('not_found');
  return presentJobInfo({ ...found, files: await filesOf(ctx, found.job.id) }, ctx);
}
