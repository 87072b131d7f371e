import { ContractError } from '@lavra/contract/errors';
import type { JobInfo } from '@lavra/contract/model/job';

import type { Context } from '../../../platform/context.ts';
import { allowCompany } from '../../companies/index.ts';
import { filesOf } from '../../uploads/index.ts';
import { presentJobInfo } from './job-info.presenter.ts';
import { visibleCompany } from '../jobs.policy.ts';
import { findJobWithResult } from '../jobs.store.ts';

interface GetJobInfo {
  readonly jobId: string;
  /** The company in whose name it is asked for; that of the caller when absent. */
  readonly companyId?: string;
}

/** Everything about a job; of one that was purged, what remains. */
export async function getJobInfo({ ctx, input }: { ctx: Context; input: GetJobInfo }): Promise<JobInfo> {
  if (input.companyId !== undefined) allowCompany(ctx, input.companyId);
  const found = await findJobWithResult(ctx.db, input.jobId, input.companyId ?? visibleCompany(ctx));
  if (!found) throw new ContractError('not_found');
  return presentJobInfo({ ...found, files: await filesOf(ctx, found.job.id) }, ctx);
}
