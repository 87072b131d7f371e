import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { ContractError } from '@lavra/contract/errors';

import { transaction } from '../../platform/database/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { updateCompany } from './companies.store.ts';
import { retentionChangeQueue } from './retention-changes.ts';
import { presentRetention, retentionOf } from './retention-of.ts';

/** Chooses how long a company's data is kept, what is there already included. */
export const updateRetention = verb(
  companyEndpoints.updateRetention,
  async ({ ctx, params, body }) => {
    const { companyId } = params;
    return transaction(ctx, async (ctx) => {
      const company = await updateCompany(ctx.db, companyId, {
        dataExpiresDays: body.expires,
        isTrainingAccepted: body.training_accepted,
        trainingExpiresDays: body.training_expires,
        retentionUpdatedAt: ctx.clock.now(),
      });
      if (!company) throw new ContractError('not_found');
      await ctx.queue.send(retentionChangeQueue, { companyId });
      return presentRetention(company);
    });
  },
  { state: ({ ctx, params }) => retentionOf(ctx, params.companyId) },
);
