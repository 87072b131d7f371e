import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../../platform/verb.ts';
import { requestCode, requestCodeUnseen } from './request-code.ts';
import { normaliseEmail } from '../user.presenter.ts';
import { findPersonByEmail } from '../users.store.ts';

/** Mails another confirmation code; throws account_unknown also when there is nothing to confirm. */
export const resendCode = verb(identityEndpoints.resendCode, async ({ ctx, body }) => {
  const found = await findPersonByEmail(ctx.db, normaliseEmail(body.email));
  const person = found && !found.emailVerifiedAt ? found : undefined;
  if (ctx.config.security.hideUnknownAccounts) {
    requestCodeUnseen(ctx, person, 'confirm');
    return {};
  }
  if (!person) throw new ContractError('account_unknown');
  await requestCode(ctx, person, 'confirm');
  return {};
});
