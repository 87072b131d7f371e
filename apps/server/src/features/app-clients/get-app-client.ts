import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';

import { verb } from '../../platform/verb.ts';
import { appClientOf } from './app-clients.policy.ts';
import { presentAppClient } from './app-clients.presenter.ts';
import { recentCalls } from './call-counts.ts';

/** One client of a company, without its secret. */
export const getAppClient = verb(appClientEndpoints.getAppClient, async ({ ctx, params }) => {
  const row = await appClientOf(ctx, params);
  const calls = await recentCalls(ctx, params.companyId);
  return presentAppClient(row, { calls: calls.get(row.id) ?? 0, now: ctx.clock.now() });
});
