import { demoTokenMinutes } from '@lavra/contract/constants';

import { createClientToken } from '../../../api/app-clients.ts';
import { m } from '../../../i18n/messages.ts';
import { ApiError } from '@lavra/contract/api-error';
import { errorSentence } from '../../../base/error-sentence.ts';

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

/** A token of an app client for its owner's password. */
export async function requestClientToken(given: Credentials, signal: AbortSignal): Promise<string> {
  try {
    const body = {
      ClientID: given.clientId,
      ClientSecretHash: null,
      UserName: given.email,
      UserSecret: given.password,
      ExpiresIn: demoTokenMinutes,
    };
    return (await createClientToken(body, signal)).token;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new TokenFailure(error);
  }
}
