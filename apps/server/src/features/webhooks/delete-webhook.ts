import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../platform/verb.ts';
import { deleteWebhookRow } from './webhooks.store.ts';
import { webhookOf } from './webhook-of.ts';

export const deleteWebhook = verb(
  webhookEndpoints.deleteWebhook,
  async ({ ctx, params }) => {
    const { companyId, webhookId } = params;
    if (!(await deleteWebhookRow(ctx.db, companyId, webhookId))) throw new ContractError('not_found');
    return {};
  },
  { state: webhookOf },
);
