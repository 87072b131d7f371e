import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../platform/verb.ts';
import { presentAppClient } from './app-clients.presenter.ts';
import { findAppClient } from './app-clients.store.ts';
import { recentCalls } from './call-counts.ts';

/** One client of a company, without its secret. */
export const getAppClient = verb(appClientEndpoints.getAppClient, async ({ ctx, params }) => {
  const { companyId, clientId } = params;
  const row = await findAppClient(ctx.db, companyId, clientId);
  if (!row) throw new ContractError('not_found');
  const calls = await recentCalls(ctx, companyId);
  return presentAppClient(row, { calls: calls.get(row.id) ?? 0, now: ctx.clock.now() });
});
