import { ContractError } from '@lavra/contract/errors';
import { sendableServices } from '@lavra/contract/scopes';
import { type Service, isService } from '@lavra/contract/services/all';

import { isAdmin } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { clientScopes } from '../app-clients/index.ts';
import { readRule } from '../rules/index.ts';

export interface Sender {
  readonly companyId: string;
  readonly clientId: string | null;
}

/** The owner of the new job: the calling program, or the user's company with the app client they name. */
export async function senderOf(
  ctx: Context,
  clientId: string | undefined,
): Promise<Sender & { scopes: readonly string[] }> {
  const { principal } = ctx;
  if (principal.kind === 'client') return principal;
  if (principal.kind === 'anonymous') throw new ContractError('token_missing');
  const { companyId } = principal;
  if (clientId === undefined || clientId === '') return { companyId, clientId: null, scopes: [] };
  return { companyId, clientId, scopes: await clientScopes(ctx, { companyId, clientId }) };
}

/** The sender, when both the app client's scopes and the company's rule include the service. */
export async function allowSending(
  ctx: Context,
  service: string,
  clientId?: string,
): Promise<Sender & { service: Service }> {
  if (!isService(service)) throw new ContractError('service_unknown', { params: { service } });
  const sender = await senderOf(ctx, clientId);
  // A changed rule takes effect within a second.
  const rule = await readRule(ctx, sender.companyId);
  if (!sendableServices(sender.scopes, rule.scopes).includes(service))
    throw new ContractError('service_not_allowed', { params: { service } });
  return { companyId: sender.companyId, clientId: sender.clientId, service };
}

/** The company whose jobs the caller may see; undefined for an administrator, who sees every company's. */
export function visibleCompany({ principal }: Context): string | undefined {
  if (principal.kind === 'anonymous') throw new ContractError('token_missing');
  return isAdmin(principal) ? undefined : principal.companyId;
}
