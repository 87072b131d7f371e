import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { ContractError } from '@lavra/contract/errors';

import { transaction } from '../../../platform/database/transaction.ts';
import { verb } from '../../../platform/verb.ts';
import { checkCode } from '../codes/codes.ts';
import { consumeCode } from '../codes.store.ts';
import { isPasswordOf } from '../passwords/password-hash.ts';
import { normaliseEmail } from '../user.presenter.ts';
import { confirmUser, findPersonByEmail } from '../users.store.ts';

/**
 * Confirms an account with the code from its e-mail and the password of its sign-up: the mailbox's owner may not have been the
 * last to sign up. An unknown or confirmed account answers like a wrong code.
 */
export const confirm = verb(identityEndpoints.confirm, async ({ ctx, body }) => {
  const person = await findPersonByEmail(ctx.db, normaliseEmail(body.email));
  if (!person || person.emailVerifiedAt) throw new ContractError('code_invalid');
  const key = { userId: person.id, purpose: 'confirm' } as const;
  const codeHash = await checkCode(ctx, { ...key, code: body.code });
  // After the code, so that only the mailbox's owner is told, five times at most.
  if (!(await isPasswordOf(person.passwordHash, body.password)))
    throw new ContractError('sign_up_password_wrong');

  await transaction(ctx, async (ctx) => {
    if (!(await consumeCode(ctx.db, { ...key, codeHash }))) throw new ContractError('code_invalid');
    if (!(await confirmUser(ctx.db, person, ctx.clock.now()))) throw new ContractError('document_exists');
  });
  return {};
});
