import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { verb } from '../../../platform/verb.ts';
import { profileOf } from './profile-of.ts';
import { type Person, findPerson } from '../users.store.ts';

/** The caller's own profile. */
export const getMe = verb(identityEndpoints.getMe, async ({ ctx }) => {
  return profileOf(ctx, await requireMe(ctx));
});

/** The calling user; throws not_found for any other principal. */
export async function requireMe(ctx: Context): Promise<Person> {
  const person = ctx.principal.kind === 'user' ? await findPerson(ctx.db, ctx.principal.userId) : undefined;
  if (!person) throw new ContractError('not_found');
  return person;
}
