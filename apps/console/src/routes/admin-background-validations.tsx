import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { inTime } from '../base/in-time.ts';
import { m } from '../i18n/messages.ts';
import { signedInRoute } from './signed-in.tsx';
import { importAhead } from '../base/import-ahead.ts';

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
    importAhead(
      () => import('../api/backgrounds.ts'),
      ({ backgroundsQuery }) => queryClient.prefetchQuery(backgroundsQuery()),
    ),
  component: lazyRouteComponent(
    inTime(() => import('../features/backgrounds/screens/admin-backgrounds-screen.tsx')),
    'AdminBackgroundsScreen',
  ),
});
