import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { ContractError } from '@lavra/contract/errors';

import { presentTime } from '../../platform/times.ts';
import { verb } from '../../platform/verb.ts';
import { findCompany } from './companies.store.ts';

/** When a company was created, which is when it accepted the terms. */
export const getCreationTime = verb(companyEndpoints.getCreationTime, async ({ ctx, params }) => {
  const company = await findCompany(ctx.db, params.companyId);
  if (!company) throw new ContractError('not_found');
  return { creation_time: presentTime(company.createdAt) };
});
