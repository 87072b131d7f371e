import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from './signed-in.tsx';
import { m } from '../i18n/messages.ts';
import { companyId } from '../lib/acting-company.ts';
import { inTime } from '../base/in-time.ts';
import { parseApiSearch } from './api-clients-search.ts';
import { importAhead } from '../base/import-ahead.ts';

export const apiClientsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/api-clients',
  staticData: {
    screen: { access: 'customer', item: { group: 'integration', label: m.nav_api_clients, icon: 'key' } },
  },
  validateSearch: parseApiSearch,
  loaderDeps: ({ search }) => ({ tab: search.tab }),
  loader: ({ context: { queryClient }, deps }) =>
    deps.tab === 'webhooks'
      ? importAhead(
          () => import('../api/webhooks.ts'),
          ({ webhooksQuery }) => queryClient.prefetchQuery(webhooksQuery(companyId())),
        )
      : importAhead(
          () => import('../api/app-clients.ts'),
          ({ appClientsQuery }) => queryClient.prefetchQuery(appClientsQuery(companyId())),
        ),
  component: lazyRouteComponent(
    inTime(() => import('./opened/api-clients-screen.tsx')),
    'ApiClientsScreen',
  ),
});
