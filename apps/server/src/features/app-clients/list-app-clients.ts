import type { AppClient } from '@lavra/contract/model/app-client';

import type { Context } from '../../platform/context.ts';
import { allowCompany } from '../companies/index.ts';
import { presentAppClient } from './app-clients.presenter.ts';
import { listAppClients as findAppClients } from './app-clients.store.ts';
import { recentCalls } from './call-counts.ts';

/** A company's clients in the order they were created, the demo's too, which the console hides. */
export async function listAppClients({
  ctx,
  input,
}: {
  ctx: Context;
  input: { companyId: string };
}): Promise<{ appclients: AppClient[] }> {
  allowCompany(ctx, input.companyId);
  const rows = await findAppClients(ctx.db, input.companyId);
  const calls = await recentCalls(ctx, input.companyId);
  const now = ctx.clock.now();
  return { appclients: rows.map((row) => presentAppClient(row, { calls: calls.get(row.id) ?? 0, now })) };
}
