import { ContractError } from '@lavra/contract/errors';
import type { WebhookDelivery } from '@lavra/contract/model/webhook';

import type { Context } from '../../platform/context.ts';
import { readPageToken, writePageToken } from '../../platform/page-token.ts';
import { allowCompany } from '../companies/index.ts';
import { selectAttempts, selectDeliveries } from './deliveries.store.ts';
import { presentDelivery } from './webhooks.presenter.ts';
import { findWebhook } from './webhooks.store.ts';

interface Input {
  readonly companyId: string;
  readonly webhookId: string;
  readonly limit?: number | undefined;
  readonly nextPageToken?: string | undefined;
}

interface Answer {
  readonly deliveries: WebhookDelivery[];
  readonly nextPageToken?: string;
}

export async function listDeliveries({ ctx, input }: { ctx: Context; input: Input }): Promise<Answer> {
  allowCompany(ctx, input.companyId);
  const webhook = await findWebhook(ctx.db, input.companyId, input.webhookId);
  if (webhook === undefined) throw new ContractError('not_found');
  const limit = Math.min(Math.max(input.limit ?? 20, 1), 100);
  const rows = await selectDeliveries(ctx.db, webhook.id, {
    limit: limit + 1,
    after: readPageToken(input.nextPageToken),
  });
  const shown = rows.slice(0, limit);
  const attempts = await selectAttempts(
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
}
