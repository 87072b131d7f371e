import type { identityEndpoints } from '@lavra/contract/endpoints/identity';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { VerbCall } from '../../../platform/verb.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { deviceMark, digestOf, placeOf } from '../passwords/sign-in-pause.ts';
import { normaliseEmail } from '../user.presenter.ts';
import { readCookie, setCookie } from './refresh-cookie.ts';
import { cookieOf, presentSession } from './session.presenter.ts';
import { hashRefreshToken, newRefreshToken, sessionExpiry } from './refresh-token.ts';
import { insertSession } from '../sessions.store.ts';

const deviceLifeS = 180 * 24 * 3600;

/** One cookie for each account that signs in on a device; its name reveals nothing about the account. */
function deviceCookieOf(emailDigest: string): string {
  return `lavra_device_${emailDigest.slice(0, 8)}`;
}

type Credentials = VerbCall<typeof identityEndpoints.signIn>['body'];

/** Starts a session; its refresh token is only in the cookie, and a second cookie makes the device known. */
export async function signIn(ctx: Context, input: Credentials, cookies: string | undefined) {
  const emailDigest = digestOf(ctx, normaliseEmail(input.email));
  const device = readCookie(cookies, deviceCookieOf(emailDigest));
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
    deviceCookie: setCookie(ctx.config, deviceCookieOf(emailDigest), { value: mark, maxAge: deviceLifeS }),
  };
}
