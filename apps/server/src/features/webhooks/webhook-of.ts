import { ContractError } from '@lavra/contract/errors';
import type { Webhook } from '@lavra/contract/model/webhook';

import type { Context } from '../../platform/context.ts';
import { presentWebhook } from './webhooks.presenter.ts';
import { findWebhook } from './webhooks.store.ts';

interface OfWebhook {
  readonly ctx: Context;
  readonly params: { readonly companyId: string; readonly webhookId: string };
}

/** A webhook without its secret. Throws not_found. */
export async function webhookOf({ ctx, params: { companyId, webhookId } }: OfWebhook): Promise<Webhook> {
  const row = await findWebhook(ctx.db, companyId, webhookId);
  if (row === undefined) throw new ContractError('not_found');
  return presentWebhook(row);
}
