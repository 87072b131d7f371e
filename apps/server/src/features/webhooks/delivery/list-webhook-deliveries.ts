import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';
import { ContractError } from '@lavra/contract/errors';

import { cutPage, pageLimit, readPageToken } from '../../../platform/page-token.ts';
import { verb } from '../../../platform/verb.ts';
import { listAttempts, listDeliveryRows } from '../deliveries.store.ts';
import { presentDelivery } from '../webhooks.presenter.ts';
import { findWebhook } from '../webhooks.store.ts';

export const listWebhookDeliveries = verb(
  webhookEndpoints.listWebhookDeliveries,
  async ({ ctx, params, query }) => {
    const webhook = await findWebhook(ctx.db, params.companyId, params.webhookId);
    if (webhook === undefined) throw new ContractError('not_found');
    const limit = pageLimit(query.limit, { usual: 20, most: 100 });
    const rows = await listDeliveryRows(ctx.db, webhook.id, {
      limit: limit + 1,
      after: readPageToken(query.nextPageToken),
    });
    const { shown, next } = cutPage(rows, limit);
    const attempts = await listAttempts(
      ctx.db,
      shown.map((row) => row.id),
    );
    return {
      deliveries: shown.map((row) =>
        presentDelivery(
          row,
          attempts.filter((attempt) => attempt.deliveryId === row.id),
        ),
      ),
      ...next,
    };
  },
);
