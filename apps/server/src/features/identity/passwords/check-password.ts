import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { isPasswordOf } from './password-hash.ts';
import { type Place, beginAttempt, digestOf, endAttempt, placeOf } from './sign-in-pause.ts';
import { normaliseEmail } from '../user.presenter.ts';
import { type Person, findPersonByEmail } from '../users.store.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Device cookie of an earlier sign-in, where there is one. */
  readonly device?: string | undefined;
  /** The company that the user must belong to, unless they are an administrator. */
  readonly companyId?: string;
}

/**
 * The user with this e-mail and password. Throws credentials_invalid (for an unknown account too, after the same work),
 * account_paused; and account_unconfirmed or account_disabled, but only with the right password.
 */
export function checkPassword(ctx: Context, credentials: Credentials): Promise<Person> {
  const email = normaliseEmail(credentials.email);
  const place = placeOf(ctx, digestOf(ctx, email), credentials.device);
  // One at a time per place, because attempts are counted before they are compared: simultaneous right ones of a busy program
  // would look like failures.
  return ctx.turns
    .take(`${place.emailDigest} ${place.name}`, () => attempt(ctx, { ...credentials, email }, place))
    .catch((error: unknown) => {
      // For the investigation of an attack: which account, by its digest, and from where.
      if (error instanceof ContractError)
        ctx.logger.warn(
          { reason: error.code, account: place.emailDigest, address: ctx.address },
          'a sign-in failed',
        );
      throw error;
    });
}

async function attempt(ctx: Context, { email, password, companyId }: Credentials, place: Place) {
  const person = await findPersonByEmail(ctx.db, email);
  // Useless here whatever the password: it is neither compared nor counted.
  if (companyId !== undefined && (!person || !mayActIn(person, companyId)))
    throw new ContractError('credentials_invalid');
  const wasKnown = await beginAttempt(ctx, place);
  const isRight = await isPasswordOf(person?.passwordHash, password);
  if (!person || !isRight) throw new ContractError('credentials_invalid');
  await endAttempt(ctx, place, { wasKnown });
  if (!person.emailVerifiedAt) throw new ContractError('account_unconfirmed');
  if (person.isDisabled) throw new ContractError('account_disabled');
  return person;
}

function mayActIn({ companyIds, isAdmin }: Person, companyId: string): boolean {
  return isAdmin || companyIds.includes(companyId);
}
