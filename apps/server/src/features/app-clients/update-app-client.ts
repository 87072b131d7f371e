import { ContractError } from '@lavra/contract/errors';
import type { AppClient } from '@lavra/contract/model/app-client';

import type { Context } from '../../platform/context.ts';
import { allowCompany } from '../companies/index.ts';
import { allowedScopes, checkClientName } from './app-clients.policy.ts';
import { updateAppClient as changeAppClient } from './app-clients.store.ts';
import { type OneAppClient, getAppClient } from './get-app-client.ts';
import { refuseDemoClient } from './refuse-demo-client.ts';

interface Input extends OneAppClient {
  readonly name?: string | undefined;
  readonly scopes: readonly string[];
}

/** Changes a client's name and scopes; its tokens have the new scopes within a second. */
export async function updateAppClient({ ctx, input }: { ctx: Context; input: Input }): Promise<AppClient> {
  const { companyId, clientId, name } = input;
  allowCompany(ctx, companyId);
  await refuseDemoClient(ctx, input);
  if (name !== undefined) checkClientName(name, ctx.locale);
  const scopes = await allowedScopes(ctx, input);
  const changes = { scopes, updatedAt: ctx.clock.now(), ...(name === undefined ? {} : { name }) };
  const row = await changeAppClient(ctx.db, { companyId, id: clientId }, changes);
  if (!row) throw new ContractError('not_found');
  return getAppClient({ ctx, input });
}
