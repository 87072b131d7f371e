import { ContractError } from '@lavra/contract/errors';
import type { Webhook } from '@lavra/contract/model/webhook';

import type { Context } from '../../platform/context.ts';
import { allowCompany } from '../companies/index.ts';
import { presentWebhook } from './webhooks.presenter.ts';
import { changeWebhook } from './webhooks.store.ts';

interface Input {
  readonly companyId: string;
  readonly webhookId: string;
  readonly verbose: boolean;
}

export async function updateWebhook({ ctx, input }: { ctx: Context; input: Input }): Promise<Webhook> {
  allowCompany(ctx, input.companyId);
  const changes = { isVerbose: input.verbose, updatedAt: ctx.clock.now() };
  const row = await changeWebhook(ctx.db, input.companyId, input.webhookId, changes);
  if (row === undefined) throw new ContractError('not_found');
  return presentWebhook(row);
}
