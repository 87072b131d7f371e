import type { identityEndpoints } from '@lavra/contract/endpoints/identity';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { VerbCall } from '../../../platform/verb.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { cookieOf, presentSession } from './session.presenter.ts';
import { hashRefreshToken, newRefreshToken, sessionExpiry } from './refresh-token.ts';
import { insertSession } from '../sessions.store.ts';

type Credentials = VerbCall<typeof identityEndpoints.signIn>['body'];

/** Begins a session; its refresh token goes into the cookie only. */
export async function signIn(ctx: Context, input: Credentials) {
  const person = await checkPassword(ctx, input);
  const now = ctx.clock.now();
  const beginning = { isRemembered: input.remember, createdAt: now };
  const session = {
    id: ctx.ids.uuid(),
    userId: person.id,
    ...beginning,
    expiresAt: sessionExpiry(beginning, now),
  };
  const token = newRefreshToken();

  await transaction(ctx, async (ctx) => {
    await insertSession(ctx.db, session, hashRefreshToken(token));
  });
  return { answer: await presentSession(ctx, person, session.id), cookie: cookieOf(session, token, now) };
}
