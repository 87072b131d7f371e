import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { allowCompany } from '../companies/index.ts';
import { removeWebhook } from './webhooks.store.ts';

interface Input {
  readonly companyId: string;
  readonly webhookId: string;
}

export async function deleteWebhook({
  ctx,
  input,
}: {
  ctx: Context;
  input: Input;
}): Promise<Record<string, never>> {
  allowCompany(ctx, input.companyId);
  if (!(await removeWebhook(ctx.db, input.companyId, input.webhookId))) throw new ContractError('not_found');
  return {};
}
