import { demoAppClientName } from '@lavra/contract/constants';
import { ContractError } from '@lavra/contract/errors';
import { type ScopeName, scopeName, toScope } from '@lavra/contract/scopes';

import type { Context } from '../../platform/context.ts';
import { companyRule } from '../companies/index.ts';
import { findAppClient } from './app-clients.store.ts';

/** Throws app_client_name_reserved for the name of the demo's client. */
export function refuseDemoName(name: string | undefined): void {
  if (name === demoAppClientName) throw new ContractError('app_client_name_reserved');
}

/** The scopes as they are stored, each once. Throws scope_not_allowed for what is none or outside the company's rule. */
export async function allowedScopes(
  ctx: Context,
  companyId: string,
  scopes: readonly string[],
): Promise<string[]> {
  const rule = await companyRule(ctx, companyId);
  const isAllowed = (name: ScopeName | undefined) =>
    name !== undefined && (name === 'all' || rule.scopes.includes(name));
  const refused = scopes.find((scope) => !isAllowed(scopeName(scope)));
  if (refused !== undefined) throw new ContractError('scope_not_allowed', { params: { scope: refused } });
  const names = scopes.map(scopeName).filter((name) => name !== undefined);
  return [...new Set(names.map(toScope))];
}

/** Throws not_found for no client, app_client_name_reserved for the demo's: nobody could make another. */
export async function refuseDemoClient(
  ctx: Context,
  { companyId, clientId }: { companyId: string; clientId: string },
): Promise<void> {
  const row = await findAppClient(ctx.db, companyId, clientId);
  if (!row) throw new ContractError('not_found');
  refuseDemoName(row.name);
}
