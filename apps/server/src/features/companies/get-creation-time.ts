import { companyEndpoints } from '@lavra/contract/endpoints/companies';

import { presentTime } from '../../platform/times.ts';
import { verb } from '../../platform/verb.ts';
import { companyOf } from './companies.policy.ts';

/** When a company was created, which is also when it accepted the terms. */
export const getCreationTime = verb(companyEndpoints.getCreationTime, async ({ ctx, params }) => {
  const { createdAt } = await companyOf(ctx, params.companyId);
  return { creation_time: presentTime(createdAt) };
});
