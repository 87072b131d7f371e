import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../platform/verb.ts';
import { evictActingClients, refuseDemoClient } from './app-clients.policy.ts';
import { deleteAppClient as deleteRow } from './app-clients.store.ts';
import { getAppClient } from './get-app-client.ts';

/** Deletes a client; its tokens stop working. */
export const deleteAppClient = verb(
  appClientEndpoints.deleteAppClient,
  async ({ ctx, params }) => {
    const { companyId, clientId } = params;
    await refuseDemoClient(ctx, params);
    if (!(await deleteRow(ctx.db, companyId, clientId))) throw new ContractError('not_found');
    evictActingClients(ctx, [clientId]);
    ctx.logger.info({ deletedClientId: clientId }, 'an app client was deleted');
    return {};
  },
  { state: getAppClient },
);
