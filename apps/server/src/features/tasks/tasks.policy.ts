import { ContractError } from '@lavra/contract/errors';
import type { UserPrincipal } from '@lavra/contract/model/principal';

import { isAdmin, requireUser } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';

/** The calling user, if they may review; throws forbidden for anybody else. */
export function requireReviewer(ctx: Context): UserPrincipal {
  const user = requireUser(ctx);
  if (!isAdmin(user) && !user.hasBackoffice) throw new ContractError('forbidden');
  return user;
}
