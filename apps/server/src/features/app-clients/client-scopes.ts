import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { findAppClient } from './app-clients.store.ts';

/** The scopes of a company's app client, as stored; throws not_found for another company's. */
export async function clientScopes(ctx: Context, companyId: string, clientId: string): Promise<string[]> {
  const client = await findAppClient(ctx.db, companyId, clientId);
  if (!client) throw new ContractError('not_found');
  return client.scopes;
}
