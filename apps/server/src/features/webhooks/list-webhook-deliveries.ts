import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';
import { ContractError } from '@lavra/contract/errors';

import { allowCompany } from '../../platform/access.ts';
import { readPageToken, writePageToken } from '../../platform/page-token.ts';
import { verb } from '../../platform/verb.ts';
import { listAttempts, listDeliveryRows } from './deliveries.store.ts';
import { presentDelivery } from './webhooks.presenter.ts';
import { findWebhook } from './webhooks.store.ts';

export const listWebhookDeliveries = verb(
  webhookEndpoints.listWebhookDeliveries,
  async ({ ctx, params, query }) => {
    allowCompany(ctx, params.companyId);
    const webhook = await findWebhook(ctx.db, params.companyId, params.webhookId);
    if (webhook === undefined) throw new ContractError('not_found');
    const limit = Math.min(Math.max(query.limit ?? 20, 1), 100);
    const rows = await listDeliveryRows(ctx.db, webhook.id, {
      limit: limit + 1,
      after: readPageToken(query.nextPageToken),
    });
    const shown = rows.slice(0, limit);
    const attempts = await listAttempts(
      ctx.db,
      shown.map((row) => row.id),
    );
    const last = shown.at(-1);
    return {
      deliveries: shown.map((row) =>
        presentDelivery(
          row,
          attempts.filter((attempt) => attempt.deliveryId === row.id),
        ),
      ),
      ...(rows.length > limit && last
        ? { nextPageToken: writePageToken({ at: last.createdAt, id: last.id }) }
        : {}),
    };
  },
);
