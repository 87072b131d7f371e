import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';

import { verb } from '../../platform/verb.ts';
import { presentWebhook } from './webhooks.presenter.ts';
import { listWebhookRows } from './webhooks.store.ts';

export const listWebhooks = verb(webhookEndpoints.listWebhooks, async ({ ctx, params }) => {
  const rows = await listWebhookRows(ctx.db, params.companyId);
  return { webhooks: rows.map((row) => presentWebhook(row)) };
});
