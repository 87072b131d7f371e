import { demoAppClientName } from '@lavra/contract/constants';
import { ContractError, type ErrorDetail, type Locale } from '@lavra/contract/errors';
import { checkPlainName, ruleSentences } from '@lavra/contract/rules';
import { type ScopeName, scopeName, toScope } from '@lavra/contract/scopes';

import type { Context } from '../../platform/context.ts';
import { companyRule } from '../companies/index.ts';
import { findAppClient } from './app-clients.store.ts';

/** Throws invalid_input for a name with special characters, app_client_name_reserved for that of the demo's client. */
export function checkClientName(name: string, locale: Locale): void {
  const fault = checkPlainName(name);
  if (fault) refuse([{ path: 'body.name', message: ruleSentences[fault][locale] }]);
  if (name === demoAppClientName) throw new ContractError('app_client_name_reserved');
}

/**
 * The scopes as they are stored, each once. Throws invalid_input for none, since a client without scopes may send
 * everything, and scope_not_allowed for what is no scope or outside the company's rule.
 */
export async function allowedScopes(
  ctx: Context,
  companyId: string,
  scopes: readonly string[],
): Promise<string[]> {
  if (scopes.length === 0) refuse([{ path: 'body.scopes', message: ruleSentences.required[ctx.locale] }]);
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
  if (row.name === demoAppClientName) throw new ContractError('app_client_name_reserved');
}

function refuse(details: ErrorDetail[]): never {
  throw new ContractError('invalid_input', { details });
}
