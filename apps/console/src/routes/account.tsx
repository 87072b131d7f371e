import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../app/root.tsx';
import { parseAccountSearch } from '../features/account/account-search.ts';

export const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account',
  validateSearch: parseAccountSearch,
  component: lazyRouteComponent(
    () => import('../features/account/screens/account-screen.tsx'),
    'AccountScreen',
  ),
});
