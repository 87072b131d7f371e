import type { Webhook } from '@lavra/contract/model/webhook';

import type { Context } from '../../platform/context.ts';
import { allowCompany } from '../companies/index.ts';
import { presentWebhook } from './webhooks.presenter.ts';
import { selectWebhooks } from './webhooks.store.ts';

interface Input {
  readonly companyId: string;
}

export async function listWebhooks({
  ctx,
  input,
}: {
  ctx: Context;
  input: Input;
}): Promise<{ webhooks: Webhook[] }> {
  allowCompany(ctx, input.companyId);
  const rows = await selectWebhooks(ctx.db, input.companyId);
  return { webhooks: rows.map((row) => presentWebhook(row)) };
}
