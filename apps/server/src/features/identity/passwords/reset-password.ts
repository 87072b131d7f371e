import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { verb } from '../../../platform/verb.ts';
import { checkCode } from '../codes/codes.ts';
import { consumeCode } from '../codes.store.ts';
import { passwordChangedMail } from '../identity.mails.ts';
import { hashPassword } from './password-hash.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { endSessionsOf } from '../sessions.store.ts';
import { digestOf } from './sign-in-pause.ts';
import { deleteFailures } from '../sign-in-failures.store.ts';
import { normaliseEmail } from '../user.presenter.ts';
import { type Person, findPersonByEmail, updateUser } from '../users.store.ts';

/** Sets a new password; ends every session and pause. */
export const resetPassword = verb(identityEndpoints.resetPassword, async ({ ctx, body }) => {
  const email = normaliseEmail(body.email);
  const person = await findPersonByEmail(ctx.db, email);
  // Before the code, so that a weak password does not cost an attempt.
  refuseCommonPassword(body.password, { name: person?.name ?? '', email });
  if (!person) throw new ContractError('code_invalid');
  const key = { userId: person.id, purpose: 'reset' } as const;
  const codeHash = await checkCode(ctx, { ...key, code: body.code });
  const passwordHash = await hashPassword(body.password);

  await transaction(ctx, async (ctx) => {
    if (!(await consumeCode(ctx.db, { ...key, codeHash }))) throw new ContractError('code_invalid');
    const now = ctx.clock.now();
    await updateUser(ctx.db, person.id, { passwordHash, codesSent: 0, nextCodeAt: null, updatedAt: now });
    await endSessionsOf(ctx.db, person.id, now);
    await deleteFailures(ctx.db, digestOf(ctx, email));
  });
  await notifyOwner(ctx, person);
  return {};
});

// The password has been changed by now: a mail server that is down must not make it look otherwise.
async function notifyOwner(ctx: Context, person: Person): Promise<void> {
  try {
    await ctx.mailer.send(passwordChangedMail({ to: person.email, name: person.name, locale: ctx.locale }));
  } catch (error) {
    ctx.logger.warn({ err: error, userId: person.id }, 'the notice of a new password was not sent');
  }
}
