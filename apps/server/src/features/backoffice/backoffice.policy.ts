import { ContractError } from '@lavra/contract/errors';

import { isAdmin } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';

/** Human review is only for users with that permission, and for administrators. */
export function allowBackoffice({ principal }: Context): void {
  const isGranted = principal.kind === 'user' && principal.hasBackoffice;
  if (!isGranted && !isAdmin(principal)) throw new ContractError('forbidden');
}
