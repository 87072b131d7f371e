import { isDeepStrictEqual } from 'node:util';

import { formatCep } from '@lavra/brazil/cep';
import { ContractError } from '@lavra/contract/errors';
import type { Address, User } from '@lavra/contract/model/user';
import { checkAccountPhone, checkName, checkZipCode } from '@lavra/contract/rules';

import type { Context } from '../../platform/context.ts';
import { requireMe } from './get-me.ts';
import { faultOf, refuseFaults } from './password-rules.ts';
import { toUser } from './user.presenter.ts';
import { type Person, updateUser } from './users.store.ts';

interface Changes {
  readonly name?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly address?: Address | undefined;
}

/** Changes the profile of who asks; throws nothing_changed when every value is what it was. */
export async function updateMe({ ctx, input }: { ctx: Context; input: Changes }): Promise<User> {
  const me = await requireMe(ctx);
  refuseWrongFields(ctx, input);
  const changes = changesOf(me, input);
  if (Object.keys(changes).length === 0) throw new ContractError('nothing_changed');
  const updated = { ...changes, updatedAt: ctx.clock.now() };
  await updateUser(ctx.db, me.id, updated);
  return toUser({ ...me, ...updated });
}

function refuseWrongFields({ locale }: Context, { name, phoneNumber, address }: Changes): void {
  refuseFaults([
    ...(name === undefined ? [] : faultOf('name', checkName(name), locale)),
    ...(phoneNumber === undefined ? [] : faultOf('phoneNumber', checkAccountPhone(phoneNumber), locale)),
    ...(address === undefined || address.zipCode === ''
      ? []
      : faultOf('address.zipCode', checkZipCode(address.zipCode), locale)),
  ]);
}

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
