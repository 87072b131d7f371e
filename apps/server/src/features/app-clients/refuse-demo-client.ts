import { demoAppClientName } from '@lavra/contract/constants';
import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { findAppClient } from './app-clients.store.ts';
import type { OneAppClient } from './get-app-client.ts';

/** Throws not_found for no client, app_client_name_reserved for the demo's: nobody could make another. */
export async function refuseDemoClient(ctx: Context, { companyId, clientId }: OneAppClient): Promise<void> {
  const row = await findAppClient(ctx.db, companyId, clientId);
  if (!row) throw new ContractError('not_found');
  if (row.name === demoAppClientName) throw new ContractError('app_client_name_reserved');
}
