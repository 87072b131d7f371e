import { backofficeEndpoints } from '@lavra/contract/endpoints/backoffice';
import { ContractError } from '@lavra/contract/errors';
import type { TaskInfo } from '@lavra/contract/model/backoffice';

import { verb } from '../../platform/verb.ts';
import { getCompanyJobInfo, presentValidation } from '../jobs/index.ts';
import { allowBackoffice } from './backoffice.policy.ts';
import { findTask } from './backoffice.store.ts';
import { presentAdditionalInfo } from './backoffice.presenter.ts';

/** Everything about a job, and what review did to it; while it is in review, what the engine read. */
export const getTaskInfo = verb(
  backofficeEndpoints.getTaskInfo,
  async ({ ctx, params }): Promise<TaskInfo> => {
    allowBackoffice(ctx);
    const { companyId, batchId, jobId } = params;
    const info = await getCompanyJobInfo({ ctx, params: { companyId, jobId } });
    if (info.batch_id !== batchId) throw new ContractError('not_found');
    const task = await findTask(ctx.db, companyId, jobId);
    if (task === undefined) return info;
    return {
      ...info,
      result: info.result ?? task.result,
      validation_status: info.validation_status ?? task.validationStatus,
      validation: info.validation ?? (task.validation && presentValidation(task.validation, ctx.locale)),
      additional_info: presentAdditionalInfo(task),
    };
  },
);
