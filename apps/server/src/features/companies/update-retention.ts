import { ContractError } from '@lavra/contract/errors';
import type { RetentionChoice, RetentionPreferences } from '@lavra/contract/model/company';

import { allowCompany } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { updateCompany } from './companies.store.ts';
import { retentionChangeQueue } from './retention-changes.ts';
import { toRetention } from './retention.presenter.ts';

/** Chooses how long a company's data is kept, what is there already included. */
export async function updateRetention({
  ctx,
  input,
}: {
  ctx: Context;
  input: RetentionChoice & { companyId: string };
}): Promise<RetentionPreferences> {
  allowCompany(ctx, input.companyId);
  const { companyId } = input;
  return transaction(ctx, async (ctx) => {
    const company = await updateCompany(ctx.db, companyId, {
      dataExpiresDays: input.expires,
      isTrainingAccepted: input.training_accepted,
      trainingExpiresDays: input.training_expires,
      retentionUpdatedAt: ctx.clock.now(),
    });
    if (!company) throw new ContractError('not_found');
    await ctx.queue.send(retentionChangeQueue, { companyId });
    return toRetention(company);
  });
}
