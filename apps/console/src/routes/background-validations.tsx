import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../app/root.tsx';
import { companyId } from '../lib/acting-company.ts';
import { inTime } from '../lib/in-time.ts';

export const backgroundValidationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/background-validations',
  loader: ({ context: { queryClient } }) =>
    void import('../api/companies.ts').then(({ availableValidationsQuery }) =>
      queryClient.prefetchQuery(availableValidationsQuery(companyId())),
    ),
  component: lazyRouteComponent(
    inTime(() => import('../features/backgrounds/screens/background-validations-screen.tsx')),
    'BackgroundValidationsScreen',
  ),
});
