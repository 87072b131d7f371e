import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../platform/verb.ts';
import { presentWebhook } from './webhooks.presenter.ts';
import { updateWebhookRow } from './webhooks.store.ts';
import { webhookOf } from './webhook-of.ts';

export const updateWebhook = verb(
  webhookEndpoints.updateWebhook,
  async ({ ctx, params, body }) => {
    const { companyId, webhookId } = params;
    const changes = { isVerbose: body.verbose, updatedAt: ctx.clock.now() };
    const row = await updateWebhookRow(ctx.db, companyId, webhookId, changes);
    if (row === undefined) throw new ContractError('not_found');
    return presentWebhook(row);
  },
  { state: webhookOf },
);
