import { createClient } from '@lavra/contract/client';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';

import { getLocale } from '../i18n/locale.ts';
import { fetchAskedAhead } from './asked-ahead.ts';
import { loadConfig } from './config.ts';

/** The user pool, before there is a token: who is there is told by a cookie. */
export const identityApi = createClient(identityEndpoints, {
  headers: () => ({ 'accept-language': getLocale() }),
  fetch: async (input, init) => {
    const { authBase } = await loadConfig();
    const credentials = authBase === '' ? 'same-origin' : 'include';
    return fetchAskedAhead(authBase, String(input), { ...init, credentials });
  },
});
