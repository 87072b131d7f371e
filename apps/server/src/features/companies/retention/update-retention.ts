import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { ContractError } from '@lavra/contract/errors';
import type { CompanyData, CompanyDataChoice } from '@lavra/contract/model/company';

import { allowAdmin } from '../../../platform/access.ts';
import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { verb } from '../../../platform/verb.ts';
import { flowsOf, setFlows } from '../../flows/index.ts';
import { updateCompany } from '../companies.store.ts';
import { retentionChangeQueue } from './retention-change.queue.ts';
import { retentionOf } from './retention-of.ts';

/** Sets how long a company's data is kept, including data that is there already; for an administrator also the flows. */
export const updateRetention = verb(
  companyEndpoints.updateRetention,
  async ({ ctx, params, body }) => {
    const { companyId } = params;
    return transaction(ctx, async (ctx) => {
      if (body.custom_flow !== undefined) {
        allowAdmin(ctx);
        await setFlows(ctx, companyId, body.custom_flow);
      }
      const { custom_flow: _, ...keeping } = body;
      if (Object.keys(keeping).length > 0) await updateKeeping(ctx, companyId, keeping);
      return dataOf(ctx, companyId);
    });
  },
  { state: ({ ctx, params }) => dataOf(ctx, params.companyId) },
);

async function dataOf(ctx: Context, companyId: string): Promise<CompanyData> {
  return { ...(await retentionOf(ctx, companyId)), ...(await flowsOf(ctx, companyId)) };
}

async function updateKeeping(
  ctx: Context,
  companyId: string,
  { expires, training_accepted, training_expires }: Omit<CompanyDataChoice, 'custom_flow'>,
): Promise<void> {
  const company = await updateCompany(ctx.db, companyId, {
    ...(expires === undefined ? {} : { dataExpiresDays: expires }),
    ...(training_accepted === undefined ? {} : { isTrainingAccepted: training_accepted }),
    ...(training_expires === undefined ? {} : { trainingExpiresDays: training_expires }),
    retentionUpdatedAt: ctx.clock.now(),
  });
  if (!company) throw new ContractError('not_found');
  await ctx.queue.send(retentionChangeQueue, { companyId });
}
