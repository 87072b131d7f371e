import { ContractError } from '@lavra/contract/errors';

import { isAdmin } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';

/** The meter report is only for users with that permission, and for administrators. */
export function allowMeterReport({ principal }: Context): void {
  const isGranted = principal.kind === 'user' && principal.hasReport;
  if (!isGranted && !isAdmin(principal)) throw new ContractError('forbidden');
}
