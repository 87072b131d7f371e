import { randomBytes } from 'node:crypto';

import { ContractError } from '@lavra/contract/errors';
import type { Webhook } from '@lavra/contract/model/webhook';
import { checkPlainName, ruleSentences } from '@lavra/contract/rules';

import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { OutboundRefusedError } from '../../platform/outbound-http.ts';
import { allowCompany } from '../companies/index.ts';
import { queuePing } from './queue-ping.ts';
import { secretPrefix } from './sign-message.ts';
import { presentWebhook } from './webhooks.presenter.ts';
import { countWebhooks, insertWebhook } from './webhooks.store.ts';

const limit = 10;
/** Standard Webhooks asks for 24 to 64 bytes. */
const secretBytes = 32;

interface Input {
  readonly companyId: string;
  readonly endpoint_name: string;
  readonly endpoint_url: string;
}

/** Creates a webhook, pending until the signed ping that is sent at once gets a 2xx. The secret is answered only here. */
export async function createWebhook({ ctx, input }: { ctx: Context; input: Input }): Promise<Webhook> {
  allowCompany(ctx, input.companyId);
  const fault = checkPlainName(input.endpoint_name);
  if (fault !== null) {
    throw new ContractError('invalid_input', {
      details: [{ path: 'body.endpoint_name', message: ruleSentences[fault][ctx.locale] }],
    });
  }
  assertReachable(ctx, input.endpoint_url);
  const id = ctx.ids.uuid();
  const secret = newSecret();
  return transaction(ctx, async (ctx) => {
    if ((await countWebhooks(ctx.db, input.companyId)) >= limit) {
      throw new ContractError('webhook_limit', { params: { limit } });
    }
    const now = ctx.clock.now();
    const row = await insertWebhook(ctx.db, {
      id,
      companyId: input.companyId,
      name: input.endpoint_name,
      url: input.endpoint_url,
      secretSealed: ctx.secrets.seal(secret, id),
      createdAt: now,
      updatedAt: now,
    });
    await queuePing(ctx, row);
    return presentWebhook(row, secret);
  });
}

/** A new signing secret, `whsec_` and base64. */
export function newSecret(): string {
  return `${secretPrefix}${randomBytes(secretBytes).toString('base64')}`;
}

function assertReachable(ctx: Context, url: string): void {
  try {
    ctx.outbound.assertAllowed(url);
  } catch (error) {
    if (error instanceof OutboundRefusedError)
      throw new ContractError('webhook_url_refused', { cause: error });
    throw error;
  }
}
