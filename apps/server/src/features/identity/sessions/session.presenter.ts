import type { Session } from '@lavra/contract/model/user';

import type { Context } from '../../../platform/context.ts';
import { idTokenLifeS, signIdToken } from './id-token.ts';
import type { RefreshCookie } from './refresh-cookie.ts';
import { profileOf } from '../accounts/profile-of.ts';
import type { Person } from '../users.store.ts';

/** The answer to a sign-in and to a refresh. */
export async function presentSession(ctx: Context, person: Person, sessionId: string): Promise<Session> {
  const idToken = await signIdToken(ctx, { userId: person.id, sessionId });
  return { idToken, expiresIn: idTokenLifeS, user: await profileOf(ctx, person) };
}

/** The cookie of a session: kept until the session expires if remembered, else until the browser is closed. */
export function cookieOf(
  session: { isRemembered: boolean; expiresAt: Date },
  token: string,
  now: Date,
): RefreshCookie {
  const leftS = Math.floor((session.expiresAt.getTime() - now.getTime()) / 1000);
  return { token, maxAgeS: session.isRemembered ? leftS : undefined };
}
