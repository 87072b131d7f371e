import { createClient } from '@lavra/contract/client';
import { demoTokenMinutes } from '@lavra/contract/constants';
import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';

import { getLocale } from '../../../i18n/locale.ts';
import { m } from '../../../i18n/messages.ts';
import { ApiError } from '@lavra/contract/api-error';
import { config } from '../../../lib/config.ts';
import { errorSentence } from '../../../lib/error-sentence.ts';

export interface Credentials {
  readonly clientId: string;
  readonly email: string;
  readonly password: string;
}

/** No token was given; `cause` is the refusal. */
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

/** A token of an app client for its owner's password. Without the session's token: a wrong password must not end the session. */
export async function requestClientToken(given: Credentials, signal: AbortSignal): Promise<string> {
  const client = createClient(appClientEndpoints, {
    baseUrl: config().authBase,
    headers: () => ({ 'accept-language': getLocale() }),
  });
  try {
    const body = {
      ClientID: given.clientId,
      ClientSecretHash: null,
      UserName: given.email,
      UserSecret: given.password,
      ExpiresIn: demoTokenMinutes,
    };
    return (await client.createClientToken({ body }, signal)).token;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new TokenFailure(error);
  }
}
