import { isDeepStrictEqual } from 'node:util';

import { formatCep } from '@lavra/brazil/cep';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { ContractError } from '@lavra/contract/errors';

import { type VerbCall, verb } from '../../../platform/verb.ts';
import { requireMe } from './get-me.ts';
import { profileOf } from './profile-of.ts';
import { type Person, updateUser } from '../users.store.ts';

type Changes = VerbCall<typeof identityEndpoints.updateMe>['body'];

/** Changes the caller's profile; throws nothing_changed when every value is the same as before. */
export const updateMe = verb(identityEndpoints.updateMe, async ({ ctx, body }) => {
  const me = await requireMe(ctx);
  const changes = changesOf(me, body);
  if (Object.keys(changes).length === 0) throw new ContractError('nothing_changed');
  const updated = { ...changes, updatedAt: ctx.clock.now() };
  await updateUser(ctx.db, me.id, updated);
  return profileOf(ctx, { ...me, ...updated });
});

function changesOf(me: Person, input: Changes): Partial<Person> {
  const phoneNumber = input.phoneNumber?.replaceAll(' ', '');
  const address = input.address && { ...input.address, zipCode: formatCep(input.address.zipCode) };
  return {
    ...(input.name !== undefined && input.name !== me.name ? { name: input.name } : {}),
    ...(phoneNumber !== undefined && phoneNumber !== me.phoneNumber
      ? { phoneNumber, phoneVerifiedAt: null }
      : {}),
    ...(address !== undefined && !isDeepStrictEqual(address, me.address) ? { address } : {}),
  };
}
