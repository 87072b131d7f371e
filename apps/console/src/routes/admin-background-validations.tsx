import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { inTime } from '../base/in-time.ts';
import { m } from '../i18n/messages.ts';
import { signedInRoute } from './signed-in.tsx';

export const adminBackgroundValidationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/background-validations',
  staticData: {
    screen: {
      access: 'admin',
      item: { group: 'administration', label: m.nav_validations, icon: 'shield' },
    },
  },
  loader: ({ context: { queryClient } }) =>
    void import('../api/backgrounds.ts').then(({ backgroundsQuery }) =>
      queryClient.prefetchQuery(backgroundsQuery()),
    ),
  component: lazyRouteComponent(
    inTime(() => import('../features/backgrounds/screens/admin-backgrounds-screen.tsx')),
    'AdminBackgroundsScreen',
  ),
});
