import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';

/** Passes for the principal's own company, and for an administrator in any; another company is not found. */
export function allowCompany({ principal }: Context, companyId: string): void {
  if (principal.kind === 'user' && principal.isAdmin) return;
  if (principal.kind !== 'anonymous' && principal.companyId === companyId) return;
  throw new ContractError('not_found');
}
