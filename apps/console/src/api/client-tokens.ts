import { createClient } from '@lavra/contract/client';
import { clientTokenEndpoints } from '@lavra/contract/endpoints/client-tokens';

import { config } from '../base/config.ts';
import { getLocale } from '../i18n/locale.ts';
import type { BodyOf } from './client/endpoint-clients.ts';

/**
 * Gets a token for an app client. It does not use the session's own client: a wrong password must not end the session.
 */
export function createClientToken(
  body: BodyOf<typeof clientTokenEndpoints.createClientToken>,
  signal: AbortSignal,
) {
  const client = createClient(clientTokenEndpoints, {
    baseUrl: config().authBase,
    headers: () => ({ 'accept-language': getLocale() }),
  });
  return client.createClientToken({ body }, signal);
}
