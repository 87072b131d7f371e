import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../app/root.tsx';
import { parseCatalogueSearch } from '../features/services/catalogue.ts';

export const catalogueRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/test',
  validateSearch: parseCatalogueSearch,
  component: lazyRouteComponent(
    () => import('../features/services/screens/catalogue-screen.tsx'),
    'CatalogueScreen',
  ),
});
