import { ContractError } from '@lavra/contract/errors';
import type { Webhook } from '@lavra/contract/model/webhook';

import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { rotateSealed } from '../../platform/sealed-secrets.ts';
import { allowCompany } from '../companies/index.ts';
import { newSecret } from './create-webhook.ts';
import { presentWebhook } from './webhooks.presenter.ts';
import { changeWebhook, findWebhook } from './webhooks.store.ts';

interface Input {
  readonly companyId: string;
  readonly webhookId: string;
  readonly overlap_hours: number;
}

/** Makes a new secret; messages carry both signatures until the overlap is over. */
export async function rotateWebhookSecret({ ctx, input }: { ctx: Context; input: Input }): Promise<Webhook> {
  allowCompany(ctx, input.companyId);
  const secret = newSecret();
  return transaction(ctx, async (ctx) => {
    const old = await findWebhook(ctx.db, input.companyId, input.webhookId);
    if (old === undefined) throw new ContractError('not_found');
    const changes = rotateSealed(ctx, old, { secret, overlapHours: input.overlap_hours });
    const row = await changeWebhook(ctx.db, input.companyId, old.id, changes);
    if (row === undefined) throw new ContractError('not_found');
    return presentWebhook(row, secret);
  });
}
