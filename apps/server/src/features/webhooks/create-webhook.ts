import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';
import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { makerIn } from '../../platform/makers.store.ts';
import { OutboundRefusedError } from '../../platform/outbound-http.ts';
import { verb } from '../../platform/verb.ts';
import { newSecret } from './new-secret.ts';
import { queuePing } from './delivery/queue-ping.ts';
import { presentWebhook } from './webhooks.presenter.ts';
import { countWebhooks, insertWebhook } from './webhooks.store.ts';

const limit = 10;

/** Creates a webhook, pending until the signed ping, which is sent at once, gets a 2xx. Only this answer contains the secret. */
export const createWebhook = verb(webhookEndpoints.createWebhook, async ({ ctx, params, body }) => {
  const { companyId } = params;
  assertReachable(ctx, body.endpoint_url);
  const id = ctx.ids.uuid();
  const secret = newSecret();
  return transaction(ctx, async (ctx) => {
    if ((await countWebhooks(ctx.db, companyId)) >= limit) {
      throw new ContractError('webhook_limit', { params: { limit } });
    }
    const now = ctx.clock.now();
    const row = await insertWebhook(ctx.db, {
      id,
      companyId,
      name: body.endpoint_name,
      url: body.endpoint_url,
      createdBy: makerIn(ctx),
      secretSealed: ctx.secrets.seal(secret, id),
      createdAt: now,
      updatedAt: now,
    });
    await queuePing(ctx, row);
    return presentWebhook(row, secret);
  });
});

function assertReachable(ctx: Context, url: string): void {
  try {
    ctx.outbound.assertAllowed(url);
  } catch (error) {
    if (error instanceof OutboundRefusedError)
      throw new ContractError('webhook_url_refused', { cause: error });
    throw error;
  }
}
