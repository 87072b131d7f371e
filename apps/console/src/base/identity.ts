import { createClient } from '@lavra/contract/client';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';

import { getLocale } from '../i18n/locale.ts';
import { fetchAskedAhead } from './asked-ahead.ts';
import { loadConfig } from './config.ts';

/** The identity API, called before there is a token: a cookie identifies the user. */
export const identityApi = createClient(identityEndpoints, {
  headers: () => ({ 'accept-language': getLocale() }),
  fetch: async (input, init) => {
    const { authBase } = await loadConfig();
    const credentials = authBase === '' ? 'same-origin' : 'include';
    return fetchAskedAhead(authBase, String(input), { ...init, credentials });
  },
});
