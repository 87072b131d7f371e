import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from './signed-in.tsx';
import { parseCatalogueSearch } from '../features/services/catalogue.ts';
import { m } from '../i18n/messages.ts';
import { inTime } from '../base/in-time.ts';

export const catalogueRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/test',
  staticData: {
    screen: {
      access: 'customer',
      item: { group: 'documents', label: m.nav_test, icon: 'scan' },
      isLanding: true,
    },
  },
  validateSearch: parseCatalogueSearch,
  component: lazyRouteComponent(
    inTime(() => import('../features/services/screens/catalogue-screen.tsx')),
    'CatalogueScreen',
  ),
});
