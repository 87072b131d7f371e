import { ContractError } from '@lavra/contract/errors';
import type { AppClient } from '@lavra/contract/model/app-client';

import type { Context } from '../../platform/context.ts';
import { allowCompany } from '../companies/index.ts';
import { presentAppClient } from './app-clients.presenter.ts';
import { findAppClient } from './app-clients.store.ts';
import { recentCalls } from './call-counts.ts';

export interface OneAppClient {
  readonly companyId: string;
  readonly clientId: string;
}

/** One client of a company, without its secret. */
export async function getAppClient({
  ctx,
  input,
}: {
  ctx: Context;
  input: OneAppClient;
}): Promise<AppClient> {
  allowCompany(ctx, input.companyId);
  const row = await findAppClient(ctx.db, input.companyId, input.clientId);
  if (!row) throw new ContractError('not_found');
  const calls = await recentCalls(ctx, input.companyId);
  return presentAppClient(row, { calls: calls.get(row.id) ?? 0, now: ctx.clock.now() });
}
