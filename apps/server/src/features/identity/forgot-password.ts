import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { requestCode } from './request-code.ts';
import { requestCodeUnseen } from './request-code-unseen.ts';
import { maskEmail, normaliseEmail } from './user.presenter.ts';
import { findPersonByEmail } from './users.store.ts';

/** Mails the code for a new password. Also to an account not yet confirmed: the code proves the mailbox as well. */
export async function forgotPassword({ ctx, input }: { ctx: Context; input: { email: string } }) {
  const email = normaliseEmail(input.email);
  const person = await findPersonByEmail(ctx.db, email);
  if (ctx.config.security.hideUnknownAccounts) {
    requestCodeUnseen(ctx, person, 'reset');
    return { destination: maskEmail(email) };
  }
  if (!person) throw new ContractError('account_unknown');
  await requestCode(ctx, person, 'reset');
  return { destination: maskEmail(email) };
}
