import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';

import { termsRoute } from '../routes/terms.tsx';
import { PendingScreen } from './pending-screen.tsx';
import { rootRoute, signedInRoute, unknownRoute } from './root.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';

/** One line for each screen, and one in `areas.ts`. */
const routeTree = rootRoute.addChildren([signedInRoute.addChildren([termsRoute, unknownRoute])]);

export function createConsoleRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    basepath: '/web',
    context: { queryClient },
    search: { strict: true },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Freshness is the query client's business.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ScreenFailure,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
