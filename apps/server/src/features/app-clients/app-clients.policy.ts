import { demoAppClientName } from '@lavra/contract/constants';
import { ContractError } from '@lavra/contract/errors';
import { type ScopeName, everyService, scopeName, toScope } from '@lavra/contract/scopes';

import type { Context, Dependencies } from '../../platform/context.ts';
import { companyRule } from '../rules/index.ts';
import {
  type ActingClient,
  type AppClientRow,
  findActingClient,
  findAppClient,
} from './app-clients.store.ts';

/** Throws app_client_name_reserved for the name of the demo's client. */
export function refuseDemoName(name: string | undefined): void {
  if (name === demoAppClientName) throw new ContractError('app_client_name_reserved');
}

/** The scopes as stored, each once. Throws scope_not_allowed for an unknown scope or one outside the company's rule. */
export async function allowedScopes(
  ctx: Context,
  companyId: string,
  scopes: readonly string[],
): Promise<string[]> {
  const rule = await companyRule(ctx, companyId);
  const isAllowed = (name: ScopeName | undefined) =>
    name !== undefined && (name === everyService || rule.scopes.includes(name));
  const refused = scopes.find((scope) => !isAllowed(scopeName(scope)));
  if (refused !== undefined) throw new ContractError('scope_not_allowed', { params: { scope: refused } });
  const names = scopes.map(scopeName).filter((name) => name !== undefined);
  return [...new Set(names.map(toScope))];
}

interface AppClientId {
  readonly companyId: string;
  readonly clientId: string;
}

/** A client of the company; throws not_found where there is none. */
export async function appClientOf(
  { db }: Context,
  { companyId, clientId }: AppClientId,
): Promise<AppClientRow> {
  const row = await findAppClient(db, companyId, clientId);
  if (!row) throw new ContractError('not_found');
  return row;
}

/** Throws app_client_name_reserved for the demo's client, which nobody could create again; otherwise like `appClientOf`. */
export async function refuseDemoClient(ctx: Context, id: AppClientId): Promise<void> {
  refuseDemoName((await appClientOf(ctx, id)).name);
}

/** The scopes of a company's app client, as stored; throws not_found for another company's. */
export async function clientScopes(ctx: Context, id: AppClientId): Promise<string[]> {
  return (await appClientOf(ctx, id)).scopes;
}

/** A client, cached for at most a second: programs fetch a token before every call. */
export function readActingClient(
  { db, cache }: Pick<Dependencies, 'db' | 'cache'>,
  id: string,
): Promise<ActingClient | undefined> {
  return cache.read(keyOf(id), () => findActingClient(db, id));
}

/** Evicts cached clients of this process, so that deleted ones lose their tokens at once. To be called after the commit. */
export function evictActingClients({ cache }: Pick<Dependencies, 'cache'>, ids: readonly string[]): void {
  for (const id of ids) cache.evict(keyOf(id));
}

const keyOf = (id: string) => `client ${id}`;
