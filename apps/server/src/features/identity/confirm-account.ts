import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { checkCode } from './codes.ts';
import { consumeCode } from './codes.store.ts';
import { normaliseEmail } from './user.presenter.ts';
import { findPersonByEmail, updateUser } from './users.store.ts';

/** Confirms an account with the code from its e-mail. An unknown or confirmed account answers like a wrong code. */
export async function confirmAccount({
  ctx,
  input,
}: {
  ctx: Context;
  input: { email: string; code: string };
}) {
  const person = await findPersonByEmail(ctx.db, normaliseEmail(input.email));
  if (!person || person.emailVerifiedAt) throw new ContractError('code_invalid');
  const key = { userId: person.id, purpose: 'confirm' } as const;
  const codeHash = await checkCode(ctx, { ...key, code: input.code });

  await transaction(ctx, async (inner) => {
    if (!(await consumeCode(inner.db, { ...key, codeHash }))) throw new ContractError('code_invalid');
    const now = ctx.clock.now();
    await updateUser(inner.db, person.id, {
      emailVerifiedAt: now,
      updatedAt: now,
      codesSent: 0,
      nextCodeAt: null,
    });
  });
  return {};
}
