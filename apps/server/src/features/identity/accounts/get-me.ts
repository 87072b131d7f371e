import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { verb } from '../../../platform/verb.ts';
import { profileOf } from './profile-of.ts';
import { type Person, findPerson } from '../users.store.ts';

/** The profile of who asks. */
export const getMe = verb(identityEndpoints.getMe, async ({ ctx }) => {
  return profileOf(ctx, await requireMe(ctx));
});

/** Who asks; throws not_found for anybody but a signed-in person. */
export async function requireMe(ctx: Context): Promise<Person> {
  const person = ctx.principal.kind === 'user' ? await findPerson(ctx.db, ctx.principal.userId) : undefined;
  if (!person) throw new ContractError('not_found');
  return person;
}
