import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { allowCompany } from '../companies/index.ts';
import { queuePing } from './queue-ping.ts';
import { findWebhook } from './webhooks.store.ts';

interface Input {
  readonly companyId: string;
  readonly webhookId: string;
}

/** Sends a signed ping; a 2xx activates the webhook, a disabled one too. */
export async function sendTestEvent({
  ctx,
  input,
}: {
  ctx: Context;
  input: Input;
}): Promise<{ delivery_id: string }> {
  allowCompany(ctx, input.companyId);
  return transaction(ctx, async (ctx) => {
    const webhook = await findWebhook(ctx.db, input.companyId, input.webhookId);
    if (webhook === undefined) throw new ContractError('not_found');
    const delivery = await queuePing(ctx, webhook);
    return { delivery_id: delivery.id };
  });
}
