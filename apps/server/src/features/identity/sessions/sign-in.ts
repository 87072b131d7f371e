import type { identityEndpoints } from '@lavra/contract/endpoints/identity';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { VerbCall } from '../../../platform/verb.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { deviceMark, digestOf, placeOf } from '../passwords/sign-in-pause.ts';
import { normaliseEmail } from '../user.presenter.ts';
import { readDeviceCookie, setDeviceCookie } from './device-cookie.ts';
import { cookieOf, presentSession } from './session.presenter.ts';
import { hashRefreshToken, newRefreshToken, sessionExpiry } from './refresh-token.ts';
import { insertSession } from '../sessions.store.ts';

type Credentials = VerbCall<typeof identityEndpoints.signIn>['body'];

/** Begins a session; its refresh token goes into the cookie only, and another makes the device known. */
export async function signIn(ctx: Context, input: Credentials, cookies: string | undefined) {
  const emailDigest = digestOf(ctx, normaliseEmail(input.email));
  const device = readDeviceCookie(cookies, emailDigest);
  const person = await checkPassword(ctx, { ...input, device });
  const mark = placeOf(ctx, emailDigest, device).isDevice && device ? device : deviceMark(ctx, emailDigest);
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
  return {
    answer: await presentSession(ctx, person, session.id),
    cookie: cookieOf(session, token, now),
    deviceCookie: setDeviceCookie(ctx.config, emailDigest, mark),
  };
}
