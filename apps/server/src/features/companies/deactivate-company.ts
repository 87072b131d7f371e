import { providerEndpoints } from '@lavra/contract/endpoints/provider';
import { ContractError } from '@lavra/contract/errors';

import { requireUser } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { verb } from '../../platform/verb.ts';
import { companyOf } from './companies.policy.ts';
import { updateCompany } from './companies.store.ts';
import { getCompany } from './list-companies.ts';

/** Shuts all users and programs out of the company within a second, in every process, because the row decides. Its data stays. */
export const deactivateCompany = verb(
  providerEndpoints.deactivateCompany,
  async ({ ctx, params }) => {
    // Otherwise nobody might be left to undo it.
    if (requireUser(ctx).userId === params.companyId) throw new ContractError('own_company_kept');
    const { deactivatedAt } = await companyOf(ctx, params.companyId);
    if (deactivatedAt === null) await setDeactivated(ctx, params.companyId, ctx.clock.now());
    return getCompany({ ctx, params });
  },
  { state: stateOf },
);

export const reactivateCompany = verb(
  providerEndpoints.reactivateCompany,
  async ({ ctx, params }) => {
    await companyOf(ctx, params.companyId);
    await setDeactivated(ctx, params.companyId, null);
    return getCompany({ ctx, params });
  },
  { state: stateOf },
);

async function setDeactivated(ctx: Context, companyId: string, deactivatedAt: Date | null): Promise<void> {
  await updateCompany(ctx.db, companyId, { deactivatedAt });
  ctx.logger.info(
    { changedCompanyId: companyId, isActive: deactivatedAt === null },
    'a company changed its state',
  );
}

async function stateOf(call: Parameters<typeof getCompany>[0]) {
  const { name, email, status, deactivated_at } = await getCompany(call);
  return { name, email, status, deactivated_at };
}
