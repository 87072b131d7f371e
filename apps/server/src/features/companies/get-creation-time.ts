import { ContractError } from '@lavra/contract/errors';

import { allowCompany } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { presentTime } from '../../platform/times.ts';
import { findCompany } from './companies.store.ts';

/** When a company was created, which is when it accepted the terms. */
export async function getCreationTime({ ctx, input }: { ctx: Context; input: { companyId: string } }) {
  allowCompany(ctx, input.companyId);
  const company = await findCompany(ctx.db, input.companyId);
  if (!company) throw new ContractError('not_found');
  return { creation_time: presentTime(company.createdAt) };
}
