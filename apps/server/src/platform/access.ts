import { ContractError } from '@lavra/contract/errors';
import type { Principal, UserPrincipal } from '@lavra/contract/model/principal';

import type { Context } from './context.ts';

/** Whether the principal is an administrator of the provider, who sees every company. */
export function isAdmin(principal: Principal): boolean {
  return principal.kind === 'user' && principal.isAdmin;
}

/** Throws forbidden unless the principal is an administrator. */
export function allowAdmin({ principal }: Context): void {
  if (!isAdmin(principal)) throw new ContractError('forbidden');
}

/** The signed-in user; throws forbidden for any other principal. */
export function requireUser({ principal }: Context): UserPrincipal {
  if (principal.kind !== 'user') throw new ContractError('forbidden');
  return principal;
}

/** Passes for the principal's own company, and for an administrator in any; throws not_found for another company. */
export function allowCompany({ principal }: Context, companyId: string): void {
  if (isAdmin(principal)) return;
  if (principal.kind !== 'anonymous' && principal.companyId === companyId) return;
  throw new ContractError('not_found');
}
