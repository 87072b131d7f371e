import type { identityEndpoints } from '@lavra/contract/endpoints/identity';
import type { Answer, Call } from '@lavra/contract/kernel';

import { getLocale } from '../i18n/locale.ts';
import { errorOf, noAnswer } from './api-error.ts';
import { loadConfig } from './config.ts';

type Identity = typeof identityEndpoints;
type PublicCall = Exclude<keyof Identity, 'getMe' | 'updateMe'>;

/**
 * The paths are repeated here, held to the contract by their types, so that the public program
 * does not carry the contract's schemas.
 */
const paths: { readonly [K in PublicCall]: Identity[K]['path'] } = {
  signUp: '/v2/identity/sign-up',
  confirm: '/v2/identity/confirm',
  resendCode: '/v2/identity/resend-code',
  signIn: '/v2/identity/sign-in',
  refresh: '/v2/identity/refresh',
  signOut: '/v2/identity/sign-out',
  forgotPassword: '/v2/identity/forgot-password',
  resetPassword: '/v2/identity/reset-password',
};

/** Calls the user pool, before there is a token. Fails with `ApiError`. */
export async function callIdentity<K extends PublicCall>(
  name: K,
  call: Call<Identity[K]>,
): Promise<Answer<Identity[K]>> {
  const { body: given } = call as { body?: unknown };
  const body = given === undefined ? undefined : JSON.stringify(given);
  let response: Response;
  try {
    const { authBase } = await loadConfig();
    response = await fetch(`${authBase}${paths[name]}`, {
      method: 'POST',
      credentials: authBase === '' ? 'same-origin' : 'include',
      headers: {
        'accept-language': getLocale(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
  } catch (error) {
    throw noAnswer(error);
  }
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as Answer<Identity[K]>;
}
