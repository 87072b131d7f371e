import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { isPasswordOf } from './password-hash.ts';
import { forgetFailures } from '../sign-in-failures.store.ts';
import { beginAttempt, digestOf } from './sign-in-pause.ts';
import { normaliseEmail } from '../user.presenter.ts';
import { type Person, findPersonByEmail } from '../users.store.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * The person whose e-mail and password these are. Throws credentials_invalid (also for an unknown account, after as
 * much work), account_paused; and account_unconfirmed or account_disabled, but only to who knows the password.
 */
export function checkPassword(ctx: Context, { email, password }: Credentials): Promise<Person> {
  const address = normaliseEmail(email);
  const emailDigest = digestOf(ctx, address);
  // Attempts are counted before they are compared: side by side, the right ones of a busy program would look like
  // failures of each other.
  return ctx.turns.take(emailDigest, () => attempt(ctx, { address, emailDigest, password }));
}

async function attempt(
  ctx: Context,
  { address, emailDigest, password }: { address: string; emailDigest: string; password: string },
): Promise<Person> {
  await beginAttempt(ctx, emailDigest);
  const person = await findPersonByEmail(ctx.db, address);
  const isRight = await isPasswordOf(person?.passwordHash, password);
  if (!person || !isRight) throw new ContractError('credentials_invalid');
  await forgetFailures(ctx.db, emailDigest);
  if (!person.emailVerifiedAt) throw new ContractError('account_unconfirmed');
  if (person.isDisabled) throw new ContractError('account_disabled');
  return person;
}
