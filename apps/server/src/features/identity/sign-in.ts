import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { checkPassword } from './check-password.ts';
import { cookieOf, toSessionAnswer } from './session.presenter.ts';
import { hashRefreshToken, newRefreshToken, sessionExpiry } from './refresh-token.ts';
import { insertSession } from './sessions.store.ts';

interface SignInInput {
  readonly email: string;
  readonly password: string;
  /** Whether the browser keeps the sign-in when it is closed. */
  readonly remember: boolean;
}

/** Begins a session; its refresh token goes into the cookie only. */
export async function signIn({ ctx, input }: { ctx: Context; input: SignInInput }) {
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

  await transaction(ctx, async (inner) => {
    await insertSession(inner.db, session, hashRefreshToken(token));
  });
  return { answer: await toSessionAnswer(ctx, person, session.id), cookie: cookieOf(session, token, now) };
}
