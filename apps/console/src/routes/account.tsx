import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from './signed-in.tsx';
import { parseAccountSearch } from '../features/account/account-search.ts';
import { m } from '../i18n/messages.ts';
import { inTime } from '../base/in-time.ts';

export const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account',
  staticData: {
    screen: { access: 'customer', item: { group: 'account', label: m.nav_account, icon: 'user' } },
  },
  validateSearch: parseAccountSearch,
  component: lazyRouteComponent(
    inTime(() => import('../features/account/screens/account-screen.tsx')),
    'AccountScreen',
  ),
});
