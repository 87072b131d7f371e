import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { requestCode } from './request-code.ts';
import { requestCodeUnseen } from './request-code-unseen.ts';
import { normaliseEmail } from './user.presenter.ts';
import { findPersonByEmail } from './users.store.ts';

/** Mails another confirmation code; account_unknown also where nothing waits to be confirmed. */
export async function resendCode({ ctx, input }: { ctx: Context; input: { email: string } }) {
  const found = await findPersonByEmail(ctx.db, normaliseEmail(input.email));
  const person = found && !found.emailVerifiedAt ? found : undefined;
  if (ctx.config.security.hideUnknownAccounts) {
    requestCodeUnseen(ctx, person, 'confirm');
    return {};
  }
  if (!person) throw new ContractError('account_unknown');
  await requestCode(ctx, person, 'confirm');
  return {};
}
