import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';

import { verb } from '../../platform/verb.ts';
import { presentAppClient } from './app-clients.presenter.ts';
import { listAppClients as findAppClients } from './app-clients.store.ts';
import { recentCalls } from './call-counts.ts';

/** A company's clients in the order they were created, including the demo's, which the console hides. */
export const listAppClients = verb(
  appClientEndpoints.listAppClients,
  async ({ ctx, params: { companyId } }) => {
    const rows = await findAppClients(ctx.db, companyId);
    const calls = await recentCalls(ctx, companyId);
    const now = ctx.clock.now();
    return { appclients: rows.map((row) => presentAppClient(row, { calls: calls.get(row.id) ?? 0, now })) };
  },
);
