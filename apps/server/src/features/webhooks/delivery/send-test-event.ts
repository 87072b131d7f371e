import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';
import { ContractError } from '@lavra/contract/errors';

import { transaction } from '../../../platform/database/transaction.ts';
import { verb } from '../../../platform/verb.ts';
import { queuePing } from './queue-ping.ts';
import { findWebhook } from '../webhooks.store.ts';

/** Sends a signed ping; a 2xx activates the webhook, even a disabled one. */
export const sendTestEvent = verb(webhookEndpoints.sendTestEvent, async ({ ctx, params }) => {
  const { companyId, webhookId } = params;
  return transaction(ctx, async (ctx) => {
    const webhook = await findWebhook(ctx.db, companyId, webhookId);
    if (webhook === undefined) throw new ContractError('not_found');
    return { delivery_id: await queuePing(ctx, webhook) };
  });
});
