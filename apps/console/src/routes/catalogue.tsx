import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../app/root.tsx';
import { parseCatalogueSearch } from '../features/services/catalogue.ts';
import { inTime } from '../lib/in-time.ts';

export const catalogueRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/test',
  validateSearch: parseCatalogueSearch,
  component: lazyRouteComponent(
    inTime(() => import('../features/services/screens/catalogue-screen.tsx')),
    'CatalogueScreen',
  ),
});
