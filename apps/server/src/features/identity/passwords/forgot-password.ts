import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../../platform/verb.ts';
import { requestCode, requestCodeUnseen } from '../codes/request-code.ts';
import { maskEmail, normaliseEmail } from '../user.presenter.ts';
import { findPersonByEmail } from '../users.store.ts';

/**
 * Mails the code for a new password. An unconfirmed account has no password to reset: anybody may have typed its name and
 * document, so its owner signs up again.
 */
export const forgotPassword = verb(identityEndpoints.forgotPassword, async ({ ctx, body }) => {
  const email = normaliseEmail(body.email);
  const found = await findPersonByEmail(ctx.db, email);
  const person = found?.emailVerifiedAt ? found : undefined;
  if (ctx.config.security.hideUnknownAccounts) {
    requestCodeUnseen(ctx, person, 'reset');
    return { destination: maskEmail(email) };
  }
  if (!person) throw new ContractError('account_unknown');
  await requestCode(ctx, person, 'reset');
  return { destination: maskEmail(email) };
});
