import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../platform/verb.ts';
import { allowedScopes, refuseDemoClient, refuseDemoName } from './app-clients.policy.ts';
import { updateAppClient as updateRow } from './app-clients.store.ts';
import { getAppClient } from './get-app-client.ts';

/** Changes a client's name and scopes; its tokens have the new scopes within a second. */
export const updateAppClient = verb(
  appClientEndpoints.updateAppClient,
  async ({ ctx, params, body }) => {
    const { companyId, clientId } = params;
    const { name } = body;
    await refuseDemoClient(ctx, params);
    refuseDemoName(name);
    const scopes = await allowedScopes(ctx, companyId, body.scopes);
    const changes = { scopes, updatedAt: ctx.clock.now(), ...(name === undefined ? {} : { name }) };
    if (!(await updateRow(ctx.db, { companyId, id: clientId }, changes)))
      throw new ContractError('not_found');
    return getAppClient({ ctx, params });
  },
  { state: getAppClient },
);
