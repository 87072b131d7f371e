import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { ContractError } from '@lavra/contract/errors';

import { transaction } from '../../platform/database/transaction.ts';
import { makerIn } from '../../platform/makers.store.ts';
import { verb } from '../../platform/verb.ts';
import { allowedScopes, refuseDemoName } from './app-clients.policy.ts';
import { presentAppClient } from './app-clients.presenter.ts';
import { countAppClients } from './app-clients.store.ts';
import { newAppClient } from './new-app-client.ts';

/** App clients per company, the demo's own included. */
const limit = 50;

/** Creates a credential for a program; only this answer contains its secret. */
export const createAppClient = verb(appClientEndpoints.createAppClient, async ({ ctx, params, body }) => {
  const { companyId } = params;
  const { name } = body;
  refuseDemoName(name);
  const scopes = await allowedScopes(ctx, companyId, body.scopes);
  return transaction(ctx, async (ctx) => {
    const count = await countAppClients(ctx.db, companyId);
    // Every company has the demo's client from its first moment, so an administrator named a company that does not exist.
    if (count === 0) throw new ContractError('not_found');
    if (count >= limit) throw new ContractError('app_client_limit', { params: { limit } });
    const { row, secret } = await newAppClient(ctx, { companyId, name, scopes, createdBy: makerIn(ctx) });
    return { ...presentAppClient(row, { calls: 0, now: ctx.clock.now() }), ClientSecret: secret };
  });
});
