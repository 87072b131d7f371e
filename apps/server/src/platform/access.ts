import { ContractError } from '@lavra/contract/errors';
import type { Principal, UserPrincipal } from '@lavra/contract/model/principal';

import type { Context } from './context.ts';

/** One of the provider's administrators, who see every company. */
export function isAdmin(principal: Principal): boolean {
  return principal.kind === 'user' && principal.isAdmin;
}

/** Throws forbidden for anybody but an administrator. */
export function allowAdmin({ principal }: Context): void {
  if (!isAdmin(principal)) throw new ContractError('forbidden');
}

/** The signed-in person; throws forbidden for anybody else. */
export function requireUser({ principal }: Context): UserPrincipal {
  if (principal.kind !== 'user') throw new ContractError('forbidden');
  return principal;
}

/** Passes for the principal's own company, and for an administrator in any; another company is not found. */
export function allowCompany({ principal }: Context, companyId: string): void {
  if (isAdmin(principal)) return;
  if (principal.kind !== 'anonymous' && principal.companyId === companyId) return;
  throw new ContractError('not_found');
}
