import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../app/root.tsx';
import { parseAccountSearch } from '../features/account/account-search.ts';
import { inTime } from '../lib/in-time.ts';

export const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account',
  validateSearch: parseAccountSearch,
  component: lazyRouteComponent(
    inTime(() => import('../features/account/screens/account-screen.tsx')),
    'AccountScreen',
  ),
});
