import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';
import { ContractError } from '@lavra/contract/errors';

import { transaction } from '../../platform/database/transaction.ts';
import { rotateSealed } from '../../platform/sealed-secrets.ts';
import { verb } from '../../platform/verb.ts';
import { newSecret } from './new-secret.ts';
import { webhookOf } from './webhook-of.ts';
import { presentWebhook } from './webhooks.presenter.ts';
import { findWebhook, updateWebhookRow } from './webhooks.store.ts';

/** Creates a new secret; messages carry both signatures until the overlap is over. */
export const rotateWebhookSecret = verb(
  webhookEndpoints.rotateWebhookSecret,
  async ({ ctx, params, body }) => {
    const { companyId, webhookId } = params;
    const secret = newSecret();
    return transaction(ctx, async (ctx) => {
      const old = await findWebhook(ctx.db, companyId, webhookId);
      if (old === undefined) throw new ContractError('not_found');
      const changes = rotateSealed(ctx, old, { secret, overlapHours: body.overlap_hours });
      const row = await updateWebhookRow(ctx.db, companyId, old.id, changes);
      if (row === undefined) throw new ContractError('not_found');
      return presentWebhook(row, secret);
    });
  },
  { state: webhookOf },
);
