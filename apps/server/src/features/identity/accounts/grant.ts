import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { normaliseEmail } from '../user.presenter.ts';
import { findPersonByEmail, updateUser } from '../users.store.ts';

const flags = {
  admin: { isAdmin: true },
  report: { hasReport: true },
  backoffice: { hasBackoffice: true },
} as const;

type Flag = keyof typeof flags;

export function isFlag(word: string | undefined): word is Flag {
  return word !== undefined && Object.hasOwn(flags, word);
}

/** Gives a user a permission. Only for the command line and the demo: no endpoint calls it. Throws account_unknown. */
export async function grant(ctx: Context, input: { email: string; flag: Flag }) {
  const person = await findPersonByEmail(ctx.db, normaliseEmail(input.email));
  if (!person) throw new ContractError('account_unknown');
  await updateUser(ctx.db, person.id, { ...flags[input.flag], updatedAt: ctx.clock.now() });
  ctx.logger.info({ userId: person.id, flag: input.flag }, 'a flag was granted');
  return { userId: person.id };
}
