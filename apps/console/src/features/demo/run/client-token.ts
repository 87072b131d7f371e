import { demoTokenMinutes } from '@lavra/contract/constants';

import { createClientToken } from '../../../api/client-tokens.ts';
import { session, subscribeSession } from '../../../base/session.ts';
import { forgetPassword, typedPassword } from '../../../base/typed-password.ts';
import { m } from '../../../i18n/messages.ts';
import { ApiError } from '@lavra/contract/api-error';

import { errorSentence } from '../../../base/error-sentence.ts';

export interface Credentials {
  readonly clientId: string;
  readonly email: string;
  readonly password: string;
}

/** Getting a token failed; `cause` is the refusal. */
export class TokenFailure extends Error {
  readonly isPasswordWrong: boolean;

  constructor(cause: unknown) {
    super(tokenSentence(cause), { cause });
    this.name = 'TokenFailure';
    this.isPasswordWrong = cause instanceof ApiError && cause.status === 401;
  }
}

function tokenSentence(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return m.demo_wrong_password();
  if (error instanceof ApiError && error.status === 500) return m.demo_token_failed();
  return errorSentence(error);
}

type Tokens = Map<string, { readonly token: string; readonly until: number }>;

/**
 * Tokens by user and client, in memory, so that the password is asked for only once. Each session has a map of its own:
 * an answer that comes after signing out is kept for nobody.
 */
let kept: Tokens = new Map();
subscribeSession(() => {
  if (session() === undefined) kept = new Map();
});

function keyOf({ email, clientId }: Omit<Credentials, 'password'>): string {
  return `${email} ${clientId}`;
}

function keptToken(of: Omit<Credentials, 'password'>): string | undefined {
  const found = kept.get(keyOf(of));
  return found !== undefined && Date.now() < found.until ? found.token : undefined;
}

/** Whether getting a token requires asking for the password. */
export function needsPassword(of: Omit<Credentials, 'password'>): boolean {
  return keptToken(of) === undefined && typedPassword(of.email) === undefined;
}

/** Drops a token that was refused, so that the next sending asks for the password. */
export function forgetToken(of: Omit<Credentials, 'password'>) {
  kept.delete(keyOf(of));
}

/**
 * Gets a token of an app client with its owner's password: the given one or, if the form asked for none, the one typed
 * recently.
 */
export async function requestClientToken(given: Credentials, signal: AbortSignal): Promise<string> {
  const held = keptToken(given);
  if (held !== undefined) return held;
  const ofSession = kept;
  try {
    const body = {
      ClientID: given.clientId,
      ClientSecretHash: null,
      UserName: given.email,
      UserSecret: given.password === '' ? (typedPassword(given.email) ?? '') : given.password,
      ExpiresIn: demoTokenMinutes,
    };
    const { token } = await createClientToken(body, signal);
    if (ofSession === kept) forgetPassword();
    ofSession.set(keyOf(given), { token, until: Date.now() + demoTokenMinutes * 60_000 });
    return token;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new TokenFailure(error);
  }
}
